/** How many numbers one step of each path command takes. */
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;

/** A command in its absolute form. */
export type Command = keyof typeof ARITY;
/** A command with the numbers of one step. */
export type Step = { command: Command; values: readonly number[] };
export type Position = { x: number; y: number };

const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

function isCommand(letter: string): letter is Command {
  return letter in ARITY;
}

/** Which coordinate the value at `index` of a step is, or null for radii, angle and flags of an arc. */
export function axisOf(command: Command, index: number): "x" | "y" | null {
  if (command === "H") return "x";
  if (command === "V") return "y";
  if (command === "A" && index < 5) return null;
  return (command === "A" ? index - 5 : index) % 2 === 0 ? "x" : "y";
}

/** The step moved. */
export function shift(step: Step, by: Position): Step {
  const values = step.values.map((value, index) => {
    const axis = axisOf(step.command, index);
    return axis ? value + by[axis] : value;
  });
  return { command: step.command, values };
}

/** Where a step ends that begins at `from`, in a figure that began at `start`. */
export function endOf({ command, values }: Step, from: Position, start: Position): Position {
  const [last = 0, beforeLast = 0] = [...values].reverse();
  if (command === "Z") return start;
  if (command === "H") return { x: last, y: from.y };
  if (command === "V") return { x: from.x, y: last };
  return { x: beforeLast, y: last };
}

/** Splits "1 2 3 4" after an M into one move and the lines that it implies. */
function splitSteps(letter: string, numbers: readonly number[]): Step[] {
  const command = letter.toUpperCase();
  if (!isCommand(command)) throw new Error(`path data has the unknown command "${letter}"`);
  const arity = ARITY[command];
  if (arity === 0) return [{ command, values: [] }];
  if (numbers.length === 0 || numbers.length % arity !== 0) {
    throw new Error(`path command ${letter} has ${numbers.length} numbers; it takes ${arity} a step`);
  }
  return Array.from({ length: numbers.length / arity }, (_, step) => ({
    command: command === "M" && step > 0 ? "L" : command,
    values: numbers.slice(step * arity, (step + 1) * arity),
  }));
}

/** Path data as absolute steps. Throws on an unknown command and on a wrong count of numbers. */
export function parseAbsolute(data: string): Step[] {
  const steps: Step[] = [];
  let position: Position = { x: 0, y: 0 };
  let start = position;
  for (const [, letter = "", rest = ""] of data.matchAll(COMMAND)) {
    const isRelative = letter === letter.toLowerCase();
    for (const step of splitSteps(letter, (rest.match(NUMBER) ?? []).map(Number))) {
      const absolute = isRelative ? shift(step, position) : step;
      position = endOf(absolute, position, start);
      if (absolute.command === "M") start = position;
      steps.push(absolute);
    }
  }
  return steps;
}

/** Every point of path data in absolute coordinates, control points included: a bound of what it draws. */
export function pathPoints(data: string): [x: number, y: number][] {
  let position: Position = { x: 0, y: 0 };
  let start = position;
  return parseAbsolute(data).flatMap((step): [number, number][] => {
    const end = endOf(step, position, start);
    const controls = step.command === "A" ? [] : step.values.slice(0, -2);
    position = end;
    if (step.command === "M") start = end;
    const pairs = controls.flatMap((x, index): [number, number][] => (index % 2 === 0 ? [[x, controls[index + 1] ?? 0]] : []));
    return [...pairs, [end.x, end.y]];
  });
}
