"use client";

import { unexpectedError } from "@/content/unexpected-error";

const { heading, text, actions } = unexpectedError;

/**
 * For an error in the root layout itself, which this replaces: Next requires the document around it. No component of the site and no
 * stylesheet, as either may be what failed; a plain anchor loads everything anew.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>{heading}</h1>
        <p>{text}</p>
        <a href="/">{actions.home}</a>
      </body>
    </html>
  );
}
