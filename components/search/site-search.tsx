"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import type { SearchCopy } from "@/content/single-pages/search";
import { SEARCH_FIELD_ID, SEARCH_ID } from "./search-ids";
import type { SearchPanel } from "./search-panel";

/** How long the field must rest before the number of pages is announced, in milliseconds. */
const REST = 500;

/** The search's code and its index, both fetched when somebody is about to search. */
async function fetchPanel(): Promise<SearchPanel> {
  const [{ makePanel }, answer] = await Promise.all([import("./search-panel"), fetch("/search-index.json")]);
  if (!answer.ok) throw new Error(`/search-index.json: ${answer.status}`);
  return makePanel(await answer.json());
}

/** The last value that has stood for `delay` milliseconds. */
function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

/** What stands in the dialog's field, whoever put it there and when; `onIntent` hears that it is about to be used. */
function useField(onIntent: () => void): string {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID);
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!(dialog instanceof HTMLDialogElement) || !(field instanceof HTMLInputElement)) return;
    const openers = document.querySelectorAll(`[commandfor="${SEARCH_ID}"][command="show-modal"]`);
    const onInput = () => setQuery(field.value);
    const onClose = () => {
      field.value = "";
      onInput();
    };
    onInput();
    if (dialog.open) onIntent();
    for (const opener of openers) opener.addEventListener("pointerenter", onIntent);
    dialog.addEventListener("focusin", onIntent);
    dialog.addEventListener("close", onClose);
    field.addEventListener("input", onInput);
    return () => {
      for (const opener of openers) opener.removeEventListener("pointerenter", onIntent);
      dialog.removeEventListener("focusin", onIntent);
      dialog.removeEventListener("close", onClose);
      field.removeEventListener("input", onInput);
    };
  }, [onIntent]);
  return query;
}

/**
 * Looks up what stands in the search dialog's field. Dialog and field are server markup, which may have been opened and filled in before this
 * runs; all that is heavy is fetched on first use.
 */
export function SiteSearch({ copy }: { copy: SearchCopy }): ReactNode {
  const [panel, setPanel] = useState<SearchPanel>();
  const [state, setState] = useState<"idle" | "loading" | "failed" | "ready">("idle");
  const begun = useRef(false);

  const load = useCallback(() => {
    setState("loading");
    fetchPanel().then(
      (arrived) => {
        setPanel(arrived);
        setState("ready");
      },
      () => setState("failed"),
    );
  }, []);
  const onIntent = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    load();
  }, [load]);
  // The button goes when it has done its work; the focus goes back to where one types.
  const retry = () => {
    document.getElementById(SEARCH_FIELD_ID)?.focus();
    load();
  };
  const query = useField(onIntent);
  const said = useRested(panel?.say(query) ?? "", REST);

  return (
    <>
      <p role="status" className={state === "ready" ? "sr-only" : "pt-5 text-ink-2"}>
        {{ idle: "", loading: copy.loading, failed: copy.failed, ready: said }[state]}
      </p>
      {state === "failed" && (
        <p className="py-4">
          <button type="button" className={buttonClass("outline")} onClick={retry}>
            {copy.retry}
          </button>
        </p>
      )}
      {panel && <panel.Results panel={panel} query={query} />}
    </>
  );
}
