import { useState } from "react";
import { SITE_MAP } from "./search-ids";
import { KEY_SETTING } from "./slash-key";

interface SearchFooterProps {
  siteMap: string;
  keySetting: string;
}

/** Whether the / key opens the search. If storage is blocked, it does. */
function readKey(): boolean {
  try {
    return localStorage.getItem(KEY_SETTING) !== "off";
  } catch {
    return true;
  }
}

function writeKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY_SETTING);
    else localStorage.setItem(KEY_SETTING, "off");
  } catch {}
}

/** The footer of the dialog: a link to the site map, and the checkbox that turns the / key off. */
export function SearchFooter({ siteMap, keySetting }: SearchFooterProps) {
  const [isOn, setOn] = useState(readKey);
  const change = () => {
    writeKey(!isOn);
    setOn(readKey());
  };
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-between gap-x-6 border-t border-line bg-sheet py-2 text-small">
      <a href={SITE_MAP} className="py-1 text-link">
        {siteMap}
      </a>
      <label className="hidden items-center gap-2 py-1 text-ink-2 md:flex">
        <input type="checkbox" checked={isOn} onChange={change} className="size-4 accent-p-f" />
        {keySetting}
      </label>
    </div>
  );
}
