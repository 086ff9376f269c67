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

/** What the dialog shows and says once index and engine are there. */
export interface SearchPanel {
  words: SearchWords;
  pages: SearchPage[];
  answer: (query: string) => Answer;
  /** What is announced: how many pages were found; nothing for a query without a word. */
  say: (query: string) => string;
  Results: (props: ResultsProps) => ReactNode;
}

/** How many pages say what was typed, in the words of the index. */
export function sentenceOf({ found, instead }: Answer, query: string, words: SearchWords): string {
  const isOne = found.length === 1;
  const exact = isOne ? words.one : words.many;
  const near = isOne ? words.near.one : words.near.many;
  const sentence = found.length === 0 ? words.none : instead.length > 0 ? near : exact;
  const filled: Record<string, string> = {
    "#": String(found.length),
    "*": query.trim(),
    "~": instead.map((word) => `“${word}”`).join(", "),
  };
  return sentence.replace(/[#*~]/g, (sign) => filled[sign] ?? sign);
}

/** Puts the index to work. */
export async function makePanel({ pages, words }: SearchIndex): Promise<SearchPanel> {
  const search = await searchEngine(pages);
  let last: { query: string; answer: Answer } | undefined;
  const answer = (query: string): Answer => {
    if (last?.query !== query) last = { query, answer: search(query) };
    return last.answer;
  };
  const say = (query: string) => (/[\p{L}\p{N}]/u.test(query) ? sentenceOf(answer(query), query, words) : "");
  return { words, pages, answer, say, Results };
}

/** The pages found, by collection; before anything is typed, what can be asked; where nothing is found, ways on. */
function Results({ panel, query }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Before results can be seen, so that no arrow is lost.
  useLayoutEffect(() => moveByArrowKeys(list.current?.closest("dialog") ?? undefined), []);
  const said = panel.say(query);
  const { found } = panel.answer(query);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks on the links in it
    <div ref={list} onClick={closeAfter} className="flex min-h-full flex-col pt-5">
      {said ? (
        <>
          <p aria-hidden="true" className="font-note text-note text-ink-2">
            {said}
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

/** A page was chosen in this tab: everything that lies over the site closes. */
function closeAfter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  if (event.defaultPrevented && link.pathname === location.pathname) scrollTo({ top: 0 });
}

/** Plain links: only a page that the browser itself opens is scrolled to the sentence that was found. */
function Groups({ found }: { found: Found[] }) {
  return byGroup(found).map(([group, pages]) => (
    <section key={group} className="search-group mt-3 border-t border-ink pt-1.5" aria-label={group}>
      <h2 className="pt-1.5 font-note text-note font-medium text-ink-2">{group}</h2>
      <ul>
        {pages.map(({ route, href, name, excerpt }) => (
          <li key={route} className="border-line not-last:border-b">
            <a href={href} className="search-hit block py-2.5 hover:bg-tint focus-visible:bg-tint">
              <span className="block text-[1.125rem] leading-tight font-semibold tracking-[-0.02em]">
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
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and all change at once
  return runs.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
