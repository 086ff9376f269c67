import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { SEARCH_ID, SITE_MAP } from "./search-ids";

interface SearchOpenerProps {
  /** bar: the icon alone. row: word and icon, a row of the mobile menu. */
  look: "bar" | "row";
  className: string;
}

const looks = {
  bar: { shown: "noscript:hidden", instead: "hidden noscript:grid", word: "sr-only", icon: undefined },
  row: { shown: "lg:hidden noscript:hidden", instead: "hidden max-lg:noscript:flex", word: undefined, icon: "text-[0.8em]" },
} as const;

/** The button that opens the search. Without JavaScript, a link to the site map. */
export function SearchOpener({ look, className }: SearchOpenerProps) {
  const { shown, instead, word, icon } = looks[look];
  return (
    <>
      <button
        type="button"
        className={clsx(className, shown)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        command="show-modal"
        commandfor={SEARCH_ID}
      >
        <span className={word}>Search</span>
        <Icon name="search" className={icon} />
      </button>
      <a href={SITE_MAP} className={clsx(className, instead)}>
        <span className={word}>Site map</span>
        <Icon name="search" className={icon} />
      </a>
    </>
  );
}
