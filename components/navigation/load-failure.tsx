import { buttonClass } from "@/components/ui/button";
import type { LoadFailureCopy } from "@/content/single-pages/load-failure";
import { usePageTop } from "./use-page-top";

/** The screen in place of a page whose code or data could not be loaded. It may stand alone, without header and footer, so it has a way out of its own. */
export function LoadFailure({ copy, onReload }: { copy: LoadFailureCopy; onReload: () => void }) {
  const screen = usePageTop<HTMLDivElement>();
  return (
    <div
      ref={screen}
      role="alert"
      tabIndex={-1}
      className="mx-auto grid max-w-[40rem] justify-items-start gap-6 px-mar pt-40 pb-s9"
    >
      <h1 className="text-d2 font-semibold">{copy.heading}</h1>
      <p className="text-lead">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass("solid")} onClick={onReload}>
          {copy.reload}
        </button>
        <a href="/" className={buttonClass("outline", "min-h-[58px]")}>
          {copy.home}
        </a>
      </div>
    </div>
  );
}
