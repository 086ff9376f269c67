import { Icon } from "@/components/ui/icon";
import type { SearchCopy } from "@/content/single-pages/search";
import { SEARCH_FIELD_ID, SEARCH_ID } from "./search-ids";
import { SiteSearch } from "./site-search";
import { KEY_SETTING, searchKey } from "./slash-key";

/**
 * The search dialog: a native dialog with a plain input, which opens and takes text before hydration. SiteSearch inside it looks the text up as soon
 * as it can. It is part of every page, so its markup is small.
 */
export function SearchDialog({ copy }: { copy: SearchCopy }) {
  const code = `(${searchKey.toString()})(${JSON.stringify({ id: SEARCH_ID, setting: KEY_SETTING })})`;
  return (
    <dialog id={SEARCH_ID} className="search-dialog" aria-label={copy.label} closedby="any">
      <search className="search-head">
        <Icon name="search" />
        <input
          id={SEARCH_FIELD_ID}
          aria-label={copy.label}
          placeholder={copy.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="search-field"
        />
        <button
          type="button"
          className="grid size-11 place-items-center rounded-1 hover:bg-tint"
          command="close"
          commandfor={SEARCH_ID}
        >
          <span className="sr-only">{copy.close}</span>
          <span aria-hidden="true" className="menu-cross relative size-5.5" />
        </button>
      </search>
      <div className="search-body">
        <SiteSearch copy={copy} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, serialised at build time; it must run before React */}
      <script dangerouslySetInnerHTML={{ __html: code }} />
    </dialog>
  );
}
