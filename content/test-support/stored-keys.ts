/** The files that use a browser's storage, and the keys that they write. A privacy policy has to name each key. */
export const KEYS_BY_FILE: Readonly<Record<string, readonly string[]>> = {
  "app/error.tsx": [],
  "components/form/draft.ts": ["enquiry-draft"],
  "components/layout/chunk-failure.ts": ["reloaded-for"],
  "components/search/search-footer.tsx": [],
  "components/search/slash-key.ts": ["search-key"],
  "components/theme/theme-engine.ts": ["theme"],
};
