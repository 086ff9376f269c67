const SETTINGS: Readonly<Record<string, boolean>> = { "": false, "0": false, "1": true };

/**
 * Whether this build is a preview: `SITE_PREVIEW=1 npm run build` makes every page say noindex. Throws for an unclear value, which stops the build.
 */
export function isPreview(setting = process.env.SITE_PREVIEW ?? ""): boolean {
  const answer = SETTINGS[setting];
  if (answer === undefined) throw new Error(`SITE_PREVIEW is "${setting}"; write 1 for a preview, else leave it out`);
  return answer;
}
