"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import type { SearchCopy } from "@/content/single-pages/search";
import { SEARCH_FIELD_ID, SEARCH_ID } from "./search-ids";
import type { SearchPanel } from "./search-panel";

/** Milliseconds without typing before the number of pages is announced. */
const ANNOUNCEMENT_DELAY = 500;

/** Loads the code and the index of the search. */
async function fetchPanel(): Promise<SearchPanel> {
  const [{ makePanel }, answer] = await Promise.all([import("./search-panel"), fetch("/search-index.json")]);
  if (!answer.ok) throw new Error(`/search-index.json: ${answer.status}`);
  return makePanel(await answer.json());
}

/** The value after it has not changed for `delay` milliseconds. */
function useDebounced(value: string, delay: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

/** The text in the dialog's input, also what was typed before hydration. Calls `onIntent` when a visitor is about to search. */
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
 * Looks up the text in the search dialog's input. Dialog and input are server markup and may have been used before hydration. The code and the index
 * are loaded when a visitor is about to search.
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
  // The button disappears, so the focus moves to the input.
  const retry = () => {
    document.getElementById(SEARCH_FIELD_ID)?.focus();
    load();
  };
  const query = useField(onIntent);
  const announced = useDebounced(panel?.announcement(query) ?? "", ANNOUNCEMENT_DELAY);

  return (
    <>
      <p role="status" className={state === "ready" ? "sr-only" : "pt-5 text-ink-2"}>
        {{ idle: "", loading: copy.loading, failed: copy.failed, ready: announced }[state]}
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
