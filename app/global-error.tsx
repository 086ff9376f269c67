"use client";

import { unexpectedError } from "@/content/single-pages/unexpected-error";
import ErrorBoundary, { type ErrorProps } from "./error";
import "./globals.css";

/**
 * The error boundary for the root layout itself, and for truncated page data. Next requires that it renders a whole document; it keeps the fonts and the
 * theme of the document that failed.
 */
export default function GlobalError({ error }: ErrorProps) {
  return (
    <html lang="en" className={globalThis.document?.documentElement.className}>
      <body>
        <title>{unexpectedError.heading}</title>
        <main tabIndex={-1} className="page">
          <ErrorBoundary error={error} reset={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
