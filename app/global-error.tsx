"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { unexpectedError } from "@/content/unexpected-error";
import "./globals.css";

/** For an error in the root layout itself, which this replaces: Next requires the document around it. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main tabIndex={-1} className="page">
          <ErrorScreen copy={unexpectedError} onRetry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
