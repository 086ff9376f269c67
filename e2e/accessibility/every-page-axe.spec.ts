import { utilityPages } from "@/content/addresses";
import { expectAccessiblePage, expectAccessibleStates } from "../support/axe";
import { focusRoutes, routes, serviceRoutes, UNKNOWN_ROUTE } from "../support/routes";
import { controlOn, menuStates, mobileMenuStates, searchStates, tabStates, unfoldedOn } from "../support/states";
import { test } from "../support/test";

/** All there is, which takes minutes: `npm run check:accessibility`. */
const pages = [...routes, ...utilityPages, UNKNOWN_ROUTE];
const controls = [...serviceRoutes, ...focusRoutes].map(controlOn);
const states = [menuStates, mobileMenuStates, searchStates, tabStates, ...controls, ...pages.map(unfoldedOn)];

for (const route of pages) {
  test(`${route}: axe finds nothing`, async ({ page, browserErrors }) => {
    await expectAccessiblePage(page, route, [390, 1440]);
    if (route === UNKNOWN_ROUTE) browserErrors.length = 0;
  });
}

for (const some of states) {
  for (const width of some.widths) {
    test(`${some.route}: ${some.of} at ${width} px: axe finds nothing`, async ({ page, browserErrors }) => {
      await expectAccessibleStates(page, some, width, true);
      if (some.route === UNKNOWN_ROUTE) browserErrors.length = 0;
    });
  }
}
