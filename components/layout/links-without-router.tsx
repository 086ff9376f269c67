/** Serialised into an inline script, so it uses nothing from outside its own body. The window hears a click before the framework does. */
function keepFromFramework(): void {
  const keep = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
  };
  addEventListener("click", keep, true);
}

/**
 * Leaves the links of a document to the browser. The page for unknown addresses needs it: from a `global-not-found` Next's own navigation
 * changes the address but not the page.
 */
export function LinksWithoutRouter() {
  const code = `(${keepFromFramework.toString()})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, serialised at build time; it must hear of a click before React
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
