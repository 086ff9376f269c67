/** A browser window with an empty profile, by any driver. A selector is CSS and means the first element that can be seen. */
export interface BrowserWindow {
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which must not use anything from outside its own body, and returns its JSON result. */
  read<Arg, Result>(take: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Coordinates are CSS pixels of the viewport. */
  moveMouse(x: number, y: number): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** What the browser has reported so far: uncaught errors, console errors and warnings. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A launched browser. */
export interface Engine {
  newWindow(): Promise<BrowserWindow>;
  stop(): Promise<unknown>;
}

/** Runs in the page: the first visible element of a selector. */
export const firstVisible = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
