let undo: (() => void)[] = [];

/** Replaces a property of a prototype, whether it is there or not, until `undoAll`. */
export function patch(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

/** Puts back everything that was patched. */
export function undoAll(): void {
  for (const step of undo.reverse()) step();
  undo = [];
}
