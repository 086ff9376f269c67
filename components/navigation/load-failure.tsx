import { buttonClass } from "@/components/ui/button";
import { usePageTop } from "./use-page-top";

/** The words of the screen. */
export interface LoadFailureCopy {
  /** "Loading chunk failed." */
  heading: string;
  text: string;
  reload: string;
}

/** The screen in place of a page whose code or data could not be loaded. */
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
      <button type="button" className={buttonClass("solid")} onClick={onReload}>
        {copy.reload}
      </button>
    </div>
  );
}
