/** Runs `start` and forgets, at `stop`, every listener that it put on window: the theme engine itself lives as long as its page. */
export function untilStopped(start: () => void): () => void {
  const listen = jest.spyOn(window, "addEventListener");
  start();
  const added = [...listen.mock.calls];
  listen.mockRestore();
  return () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener);
    for (const bar of document.querySelectorAll("meta[name=theme-color]")) bar.remove();
    document.documentElement.classList.remove("dark");
    localStorage.clear();
  };
}
