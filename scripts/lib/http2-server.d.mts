/** Starts serving a folder on a free port. Returns the origin and a function that stops it. */
export function serveExport(root: string): Promise<{ origin: string; stop: () => void }>;
