/** The name of a key as in KeyboardEvent.key, or a character. */
export type Key = "End" | "Enter" | "Escape" | "Tab" | "/";

/** A browser window with an empty profile, by any protocol. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  /** Opens an address such as "/faq/" and waits for its load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which must not use anything from outside its own body, and returns its JSON result. */
  evaluate<Arg, Result>(read: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  moveMouse(x: number, y: number): Promise<void>;
  clickMouse(x: number, y: number): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** A PNG of the screen or of the whole page; undefined if the engine can't take the whole page. */
  screenshot(of: "screen" | "page"): Promise<Uint8Array | undefined>;
  reload(): Promise<void>;
  /** What the browser has reported so far: uncaught errors, console errors and warnings. */
  browserErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser engine. */
export interface Engine {
  name: string;
  /** What to install if it is missing. */
  install: string;
  /** Launches it for pages of `origin`; undefined if it is not installed. */
  launch(origin: string): Promise<RunningBrowser | undefined>;
}

/** A launched browser. */
export interface RunningBrowser {
  /** Name and version. */
  version: string;
  /** Opens a window with an empty profile. */
  start(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Source code that calls a function in the page and returns its result as JSON. `__name` is what tsx leaves in functions to keep their names. */
export const sourceOf = (read: (arg: never) => unknown, arg: unknown): string =>
  `((__name) => Promise.resolve((${read})(${JSON.stringify(arg) ?? ""})).then((result) => JSON.stringify(result ?? null)))((named) => named)`;
