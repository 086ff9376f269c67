import { type MovedPage, movedPages } from "@/content/moved-pages";

/** A page that forwards visitors at once and names the new address as canonical, for hosts without redirects. */
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

/** A page for each moved address, by its path in the export. Hosts with redirects never serve it. */
export const redirectPages = (origin: string, moved: readonly MovedPage[] = movedPages): Record<string, string> =>
  Object.fromEntries(moved.map(({ from, to }) => [`${from.slice(1)}index.html`, page(origin, to)]));
