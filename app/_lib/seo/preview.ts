const SETTINGS: Readonly<Record<string, boolean>> = { "": false, "0": false, "1": true };

/**
 * Whether this build is for looking at: `SITE_PREVIEW=1 npm run build` keeps every page out of search engines. Throws on any other value, which
 * stops the build.
 */
export function isPreview(setting = process.env.SITE_PREVIEW ?? ""): boolean {
  const answer = SETTINGS[setting];
  if (answer === undefined) throw new Error(`SITE_PREVIEW is "${setting}"; write 1 for a preview, else leave it out`);
  return answer;
}
