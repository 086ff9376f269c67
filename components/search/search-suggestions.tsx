import { Link } from "@/components/ui/links/link";
import { isRoute } from "@/components/ui/links/route";
import type { SearchWords } from "@/content/single-pages/search";
import { byGroup, type SearchPage } from "./search-engine";
import { SEARCH_FIELD_ID } from "./search-ids";

/** Shown before anything is typed: example queries, and all pages by group. */
export function Suggestions({ words, pages }: { words: SearchWords; pages: SearchPage[] }) {
  const fill = (text: string) => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <>
      <p className="max-w-[34em]">
        {words.invitation.replace("{count}", String(pages.filter(({ route }) => route.endsWith("/")).length))}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {words.examples.map((example) => (
          <button
            key={example}
            type="button"
            className="min-h-10 rounded-1 border border-line-2 px-3.5 hover:border-ink hover:bg-tint"
            onClick={() => fill(example)}
          >
            {example}
          </button>
        ))}
      </p>
      <p className="mt-5 hidden font-note text-note text-ink-2 md:block">{words.keys}</p>
      {byGroup(pages).map(([group, inGroup]) => (
        <nav key={group} className="search-group mt-3 border-t border-line pt-2" aria-label={group}>
          <p className="pt-1 font-note text-note text-ink-2">{group}</p>
          <ul className="flex flex-wrap gap-x-5">
            {inGroup.map(({ route, name }) => (
              <li key={route}>
                <EntryLink route={route} className="inline-block py-0.5 text-small hover:underline max-md:py-1.5">
                  {name}
                </EntryLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  );
}

/** A page opens by client-side navigation, a PDF as the browser is set up. */
function EntryLink({ route, className, children }: { route: string; className: string; children: string }) {
  return isRoute(route) && route.endsWith("/") ? (
    <Link href={route} className={className}>
      {children}
    </Link>
  ) : (
    <a href={route} className={className}>
      {children}
    </a>
  );
}

/** Shown if nothing was found: other places to ask. */
export function NoResults({ ways }: Pick<SearchWords, "ways">) {
  return (
    <div className="mt-3 border-t border-ink pt-4">
      <p className="max-w-[34em]">{ways.text}</p>
      <ul className="mt-2">
        {ways.links.map(({ href, label }) => (
          <li key={href} className="border-line not-last:border-b">
            <EntryLink
              route={href}
              className="search-hit block py-2.5 text-(length:--text-large) font-semibold tracking-[-0.02em] hover:bg-tint"
            >
              {label}
            </EntryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
