/**
 * Features that only a person at a window needs: hidden pages of the address bar, a spare process. Without them each of the tests' hundreds of browser
 * contexts costs half as much in a full Chromium; the headless shell gains nothing.
 */
const INTERACTIVE_ONLY_FEATURES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/**
 * Features that Playwright turns off. Only the last --disable-features counts, so they have to be repeated. Playwright exports no such list: this is
 * `disabledFeatures` in lib/coreBundle.js of playwright-core 1.65.1, in its order.
 */
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
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Command-line switches with which the tests start Chromium, beside Playwright's own. */
export const switches = [
  // The widths of letters are the same at every size and in each build of Chromium.
  "--font-render-hinting=none",
  "--disable-gpu",
  `--disable-features=${[...BY_PLAYWRIGHT, ...INTERACTIVE_ONLY_FEATURES].join()}`,
];
