/**
 * Starts the framework at a visitor's first sign of life. Serialised into every page, so it uses nothing from outside its own body.
 * `page.scripts` are the framework's files, `page.payload` the address of the page's data (absent: it is in the page already);
 * `bootstrap` is the framework's own inline start-up code. Whatever fails, the page stays what it is: complete HTML.
 */
export function loader(page, bootstrap) {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start);
    for (const source of page.scripts) {
      const hint = document.createElement("link");
      hint.rel = "preload";
      hint.as = "script";
      hint.href = source;
      document.head.append(hint);
    }
    if (page.payload) {
      const answer = await fetch(page.payload).catch(() => undefined);
      if (!answer?.ok) return;
      // The framework closes its stream as soon as it runs in a finished document: all data must be there before.
      self.__next_f = [[0], [1, await answer.text()]];
    }
    bootstrap();
    for (const source of page.scripts) {
      const script = document.createElement("script");
      script.src = source;
      document.body.append(script);
    }
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  // An address with a query says that the visitor comes for something, such as /contact/?service=devops.
  if (location.search) start();
}
