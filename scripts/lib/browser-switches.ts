/**
 * What Chromium does for a person at a window and the tests' fresh contexts, hundreds of them, pay for: hidden pages of the address bar, a
 * process kept in reserve. Half of a context's cost.
 */
const INTERACTIVE_ONLY_FEATURES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Of the switches that turn features off the last one counts, so those that Playwright turns off for steady tests are named again. */
const BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** How the tests start Chromium. */
export const switches = [
  // Letters keep their own widths at every size, in each kind of Chromium.
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...BY_PLAYWRIGHT, ...INTERACTIVE_ONLY_FEATURES].join()}`,
];
