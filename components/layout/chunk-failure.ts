const RELOADED = "reloaded-for";

/** Whether a render failed because a part of the site's code did not arrive: webpack's wording, then Turbopack's. */
export function isChunkFailure(error: { name?: string; message?: string }): boolean {
  const text = `${error.name ?? ""} ${error.message ?? ""}`;
  return /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(
    text,
  );
}

/**
 * Reloads the page for a missing chunk, once for each address and tab: after a new deploy that is all it takes. Returns whether it
 * reloads. Offline it does not, because the browser's own error page would come; where storage is blocked it never does, because then
 * nothing could keep it from looping.
 */
export function reloadOnce(location: Pick<Location, "pathname" | "reload">, storage: () => Storage): boolean {
  if (!navigator.onLine) return false;
  try {
    const store = storage();
    const reloaded = (store.getItem(RELOADED) ?? "").split(" ");
    if (reloaded.includes(location.pathname)) return false;
    store.setItem(RELOADED, [...reloaded, location.pathname].join(" ").trim());
  } catch {
    return false;
  }
  location.reload();
  return true;
}
