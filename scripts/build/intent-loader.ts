/** What the loader has to know of a page. */
interface PageScripts {
  /** The framework's files. */
  scripts: string[];
  /** Address of the page's data (absent: it is in the page already). */
  payload?: string;
  /** Length of the data and id of the build: to recognise data that were cut off, or those of another build. */
  length?: number;
  build?: string;
}

/**
 * Starts the framework at a visitor's first interaction. Its source is written into every page, so it uses nothing from outside its own
 * body. `bootstrap` is the framework's own inline start-up code. Whatever fails, the page stays what it is: complete HTML.
 */
export function loader(page: PageScripts, bootstrap: () => void): void {
  const aborter = new AbortController();
  const add = (tag: string, of: object) => document.body.append(Object.assign(document.createElement(tag), of));
  const start = async () => {
    aborter.abort();
    // The page answers what woke it first: the frame with the answer comes before the work.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    for (const href of page.scripts) add("link", { rel: "preload", as: "script", href });
    if (page.payload) {
      const data = await fetch(page.payload)
        .then((answer) => answer.text())
        .catch(() => "");
      // Cut off on the way, or newer than the page after a deploy, they would end in an error screen. A host's 404 page is no page data either.
      if (data.length !== page.length || !data.includes(page.build ?? "")) return;
      // The framework closes its stream as soon as it runs in a finished document: all data must be there before.
      Object.assign(self, { __next_f: [[0], [1, data]] });
    }
    bootstrap();
    for (const src of page.scripts) add("script", { src });
  };
  // A listener's options may have a `signal` that ends it, and so has an AbortController: it is passed as the options, a few bytes less on every page.
  for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"]) addEventListener(sign, start, aborter);
  // An address with a query says that the visitor comes for something, such as /contact/?service=devops.
  if (location.search) start();
}
