/** How many numbers one step of each path command takes. */
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;

type Command = keyof typeof ARITY;
type Step = { command: Command; values: readonly number[] };
type Position = { x: number; y: number };

const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

function isCommand(letter: string): letter is Command {
  return letter in ARITY;
}

/** Writes a number with at most `digits` decimals and without a leading or trailing zero: 0.50 becomes .5. */
export function compactNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new Error(`a drawing contains the number ${value}`);
  const text = String(round(value, digits));
  return text.replace(/^(-?)0\./, "$1.");
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}

/** Which coordinate the value at `index` of a step is, or null for radii, angle and flags of an arc. */
function axisOf(command: Command, index: number): "x" | "y" | null {
  if (command === "H") return "x";
  if (command === "V") return "y";
  if (command === "A" && index < 5) return null;
  return (command === "A" ? index - 5 : index) % 2 === 0 ? "x" : "y";
}

function shift(step: Step, by: Position): Step {
  const values = step.values.map((value, index) => {
    const axis = axisOf(step.command, index);
    return axis ? value + by[axis] : value;
  });
  return { command: step.command, values };
}

function endOf({ command, values }: Step, from: Position, start: Position): Position {
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

function parseAbsolute(data: string): Step[] {
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

/** Joins numbers with only the separators the grammar needs ("1-2.5.5"); `previous` is the number before, "" after a letter. */
function joinNumbers(numbers: readonly string[], previous: string): string {
  let joined = "";
  let before = previous;
  for (const number of numbers) {
    const isClear = before === "" || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
    joined += (isClear ? "" : " ") + number;
    before = number;
  }
  return joined;
}

/** A line that keeps one coordinate becomes H or V. */
function simplify(step: Step, from: Position): Step {
  const [x = 0, y = 0] = step.values;
  if (step.command !== "L") return step;
  if (y === from.y) return { command: "H", values: [x] };
  if (x === from.x) return { command: "V", values: [y] };
  return step;
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

type Written = { letter: string; text: string; last: string };

/** One step as text, after a step that ended with the number `before.last` and implies the letter `before.letter`. */
function writeStep(letter: string, values: readonly number[], before: Written, digits: number): Written {
  const numbers = values.map((value) => compactNumber(value, digits));
  const isImplied = letter === before.letter && numbers.length > 0;
  const text = isImplied ? joinNumbers(numbers, before.last) : letter + joinNumbers(numbers, "");
  return { letter: { M: "L", m: "l" }[letter] ?? letter, text, last: numbers.at(-1) ?? "" };
}

/** Letters that a relative step may be longer: hatchings and stairs repeat themselves, and what repeats packs to nearly nothing. */
const RELATIVE_BONUS = 3;

/**
 * Rewrites path data in its lightest form: coordinates rounded to `digits` decimals, relative commands unless absolute ones are much
 * shorter, and no repeated letters. Rounding is done on absolute positions, so errors never add up. Arc flags must be separated by
 * spaces in the input. Throws when the data holds an unknown command, NaN, or a wrong count of numbers.
 */
export function shortenPath(data: string, digits = 2): string {
  let position: Position = { x: 0, y: 0 };
  let start = position;
  let before: Written = { letter: "", text: "", last: "" };
  let output = "";
  for (const step of parseAbsolute(data)) {
    const values = step.values.map((value, index) => (axisOf(step.command, index) ? round(value, digits) : value));
    const absolute = simplify({ command: step.command, values }, position);
    const relative = shift(absolute, { x: -position.x, y: -position.y });
    const asRelative = writeStep(absolute.command.toLowerCase(), relative.values, before, digits);
    const asAbsolute = writeStep(absolute.command, absolute.values, before, digits);
    before = asAbsolute.text.length + RELATIVE_BONUS < asRelative.text.length ? asAbsolute : asRelative;
    output += before.text;
    position = endOf(absolute, position, start);
    if (absolute.command === "M") start = position;
  }
  return output;
}
