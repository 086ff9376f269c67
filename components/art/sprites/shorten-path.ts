import { axisOf, endOf, type Position, parseAbsolute, type Step, shift } from "./path-data";

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
