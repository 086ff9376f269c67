import type { ReactNode } from "react";
import { usePageTop } from "@/components/navigation/use-page-top";
import { buttonClass } from "@/components/ui/button";
import type { UnexpectedError } from "@/content/single-pages/unexpected-error";

interface ErrorScreenProps {
  copy: UnexpectedError;
  onRetry: () => void;
}

/** The screen for a render error. Plain anchors: a full load is the surest way out of a broken page. */
export function ErrorScreen({ copy, onRetry }: ErrorScreenProps): ReactNode {
  const screen = usePageTop<HTMLDivElement>();
  return (
    <div ref={screen} role="alert" tabIndex={-1} className="grid justify-items-start gap-6 px-mar pt-40 pb-s9">
      <h1 className="text-d1 font-semibold">{copy.heading}</h1>
      <p className="max-w-[34em] text-lead">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass("solid")} onClick={onRetry}>
          {copy.actions.retry}
        </button>
        <a href="/" className={buttonClass("outline", "min-h-[58px]")}>
          {copy.actions.home}
        </a>
        <a href="/contact/" className={buttonClass("outline", "min-h-[58px]")}>
          {copy.actions.contact}
        </a>
      </div>
    </div>
  );
}
