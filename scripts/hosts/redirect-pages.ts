import { type MovedPage, movedPages } from "@/content/moved-pages";

/** A page that leads on, for hosts that know no redirects: for visitors at once, for search engines by its canonical address. */
const page = (origin: string, to: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin + to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${to}">Go to its new address</a></p>
</body>
</html>
`;

/** A page for each address that has moved, by its path in the export. Hosts that do redirect never serve it. */
export const redirectPages = (origin: string, moved: readonly MovedPage[] = movedPages): Record<string, string> =>
  Object.fromEntries(moved.map(({ from, to }) => [`${from.slice(1)}index.html`, page(origin, to)]));
