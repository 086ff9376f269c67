"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import "./globals.css";

/**
 * For an error in the root layout itself, or data cut off on the way to a page. It replaces the document, as Next requires, and takes the
 * fonts and the theme over from the one that broke.
 */
export default function GlobalError() {
  return (
    <html lang="en" className={globalThis.document?.documentElement.className}>
      <body>
        <title>{unexpectedError.heading}</title>
        <main tabIndex={-1} className="page">
          <ErrorScreen copy={unexpectedError} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
