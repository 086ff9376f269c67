/** A key by the name that browsers give it in keyboard events, or a character. */
export type Key = "End" | "Enter" | "Escape" | "Tab" | "/";

/** What the smoke needs of a browser, whatever protocol drives it: an empty profile with one window. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  /** Opens an address such as "/faq/" and waits for its load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which must not use anything from outside its own body, and returns its JSON result. */
  evaluate<Arg, Result>(read: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  moveMouse(x: number, y: number): Promise<void>;
  clickMouse(x: number, y: number): Promise<void>;
  /** Types a text into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** A PNG of what is on the screen or of the page from top to end; undefined where the engine takes none of a whole page. */
  picture(of: "screen" | "page"): Promise<Uint8Array | undefined>;
  reload(): Promise<void>;
  /** What the browser has complained about so far: uncaught errors, console errors and warnings. */
  browserErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A kind of browser. */
export interface Engine {
  name: string;
  /** What to install where it is missing. */
  install: string;
  /** Readies it for `origin`; undefined where this machine lacks it. */
  find(origin: string): Promise<Running | undefined>;
}

/** A browser that is there. */
export interface Running {
  /** Name and version. */
  version: string;
  /** Opens a window with an empty profile. */
  start(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Source of a call in the page, whose value is the result as JSON. */
export const sourceOf = (read: (arg: never) => unknown, arg: unknown): string =>
  `Promise.resolve((${read})(${JSON.stringify(arg) ?? ""})).then((result) => JSON.stringify(result ?? null))`;
