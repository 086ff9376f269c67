import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { SearchWords } from "@/content/single-pages/search";
import { moveByArrowKeys } from "./arrow-keys";
import { type Answer, byGroup, type Found, type SearchIndex, type SearchPage, searchEngine } from "./search-engine";
import { SearchFooter } from "./search-footer";
import { NoResults, Suggestions } from "./search-suggestions";
import type { Marked } from "./search-text";

interface ResultsProps {
  panel: SearchPanel;
  query: string;
}

/** What the dialog shows and announces once index and code are loaded. */
export interface SearchPanel {
  words: SearchWords;
  pages: SearchPage[];
  answer: (query: string) => Answer;
  /** What is announced: how many pages were found. Empty for a query without a word. */
  announcement: (query: string) => string;
  Results: (props: ResultsProps) => ReactNode;
}

/** The sentence that says how many pages were found. */
function sentenceOf({ found, correctedWords }: Answer, query: string, words: SearchWords): string {
  const isOne = found.length === 1;
  const exact = isOne ? words.one : words.many;
  const near = isOne ? words.near.one : words.near.many;
  const sentence = found.length === 0 ? words.none : correctedWords.length > 0 ? near : exact;
  const filled: Record<string, string> = {
    count: String(found.length),
    query: query.trim(),
    words: correctedWords.map((word) => `“${word}”`).join(", "),
  };
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name) => filled[name] ?? placeholder);
}

/** Makes the panel from the index. */
export async function makePanel({ pages, words }: SearchIndex): Promise<SearchPanel> {
  const search = await searchEngine(pages);
  let last: { query: string; answer: Answer } | undefined;
  const answer = (query: string): Answer => {
    if (last?.query !== query) last = { query, answer: search(query) };
    return last.answer;
  };
  const announcement = (query: string) => (/[\p{L}\p{N}]/u.test(query) ? sentenceOf(answer(query), query, words) : "");
  return { words, pages, answer, announcement, Results };
}

/** The pages found, by group. Before anything is typed: suggestions. If nothing is found: other places to ask. */
function Results({ panel, query }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  // A layout effect, so that the keys work before the results are painted.
  useLayoutEffect(() => moveByArrowKeys(list.current?.closest("dialog") ?? undefined), []);
  const announced = panel.announcement(query);
  const { found } = panel.answer(query);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to clicks on the links inside it
    <div ref={list} onClick={closeAfter} className="flex min-h-full flex-col pt-5">
      {announced ? (
        <>
          <p aria-hidden="true" className="font-note text-note text-ink-2">
            {announced}
          </p>
          {found.length > 0 ? <Groups found={found} /> : <NoResults ways={panel.words.ways} />}
        </>
      ) : (
        <Suggestions words={panel.words} pages={panel.pages} />
      )}
      <SearchFooter siteMap={panel.words.siteMap} keySetting={panel.words.keySetting} />
    </div>
  );
}

/** After a result was chosen in this tab, closes the search and the menu. */
function closeAfter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  if (event.defaultPrevented && link.pathname === location.pathname) scrollTo({ top: 0 });
}

/** Plain links, because browsers scroll to a text fragment only on a full page load. */
function Groups({ found }: { found: Found[] }) {
  return byGroup(found).map(([group, pages]) => (
    <section key={group} className="search-group mt-3 border-t border-ink pt-1.5" aria-label={group}>
      <h2 className="pt-1.5 font-note text-note font-medium text-ink-2">{group}</h2>
      <ul>
        {pages.map(({ route, href, name, excerpt }) => (
          <li key={route} className="border-line not-last:border-b">
            <a href={href} className="search-hit block py-2.5 hover:bg-tint focus-visible:bg-tint">
              <span className="block text-(length:--text-large) leading-[1.25] font-semibold tracking-[-0.02em]">
                <Runs runs={name} />
              </span>
              <span className="mt-0.5 block text-small text-ink-2">
                <Runs runs={excerpt} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Runs({ runs }: { runs: Marked[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id, and all of them change at once
  return runs.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
