import { expectAccessiblePage, expectAccessibleStates } from "../support/axe";
import { kinds, UNKNOWN_ROUTE } from "../support/routes";
import { controlOn, menuStates, mobileMenuStates, searchStates, unfoldedOn } from "../support/states";
import { test } from "../support/test";

// One page of each kind; all of them, in all states: `npm run check:accessibility`.
for (const [kind, route] of Object.entries(kinds)) {
  test(`${kind}: axe finds nothing, on a phone and on a desktop, in light and in dark`, async ({ page, browserErrors }) => {
    await expectAccessiblePage(page, route, [390, 1440]);
    if (route === UNKNOWN_ROUTE) browserErrors.length = 0;
  });
}

const OPENED = [
  ...[menuStates, mobileMenuStates, searchStates],
  ...["/faq/", "/"].map(unfoldedOn),
  ...[kinds.service, kinds.focus].map(controlOn),
];

for (const states of OPENED) {
  for (const width of states.widths) {
    test(`${states.of} of ${states.route} at ${width} px: axe finds nothing`, ({ page }) =>
      expectAccessibleStates(page, states, width, false));
  }
}
