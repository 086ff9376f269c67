import { expectAccessiblePage, expectAccessibleStates } from "../support/axe";
import { kindParts, kinds } from "../support/routes";
import { controlOn, menuStates, mobileMenuStates, searchStates, unfoldedOn } from "../support/states";
import { test } from "../support/test";
import { allowing404 } from "../support/visit";

// One page of each kind; all of them, in all states: `npm run check:accessibility`.
for (const part of kindParts) {
  test(`${part.map(([kind]) => kind)}: axe finds nothing, on a phone and on a desktop, in light and in dark`, async ({
    page,
    browserErrors,
  }) => {
    for (const [kind, route] of part) {
      const look = () => expectAccessiblePage(page, route, [390, 1440]);
      await test.step(kind, () => allowing404(route, browserErrors, look));
    }
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
