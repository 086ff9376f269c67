"use client";

import ErrorBoundary from "./error";
import "./globals.css";

/** The same screens for an error in the root layout, which they replace: Next requires the document around them. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body className="page">
        <ErrorBoundary {...props} />
      </body>
    </html>
  );
}
