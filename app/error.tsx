"use client";

import { useEffect, useState } from "react";
import { isChunkFailure, reloadOnce } from "@/components/layout/chunk-failure";
import { ErrorScreen } from "@/components/layout/error-screen";
import { LoadFailure } from "@/components/navigation/load-failure";
import { loadFailure } from "@/content/single-pages/load-failure";
import { unexpectedError } from "@/content/single-pages/unexpected-error";

/** What Next gives to an error boundary. */
export interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The error boundary of a page. If code could not be loaded, it reloads once; otherwise it shows a screen with alternatives. */
export default function ErrorBoundary({ error, reset }: ErrorProps) {
  const missingCode = isChunkFailure(error);
  const [reloading, setReloading] = useState(missingCode);
  useEffect(() => {
    if (missingCode) setReloading(reloadOnce(location, () => sessionStorage));
  }, [missingCode]);
  if (reloading) return null;
  if (missingCode) return <LoadFailure copy={loadFailure} onReload={() => location.reload()} />;
  return <ErrorScreen copy={unexpectedError} onRetry={reset} />;
}
