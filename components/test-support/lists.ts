import { screen } from "@testing-library/react";

/** What each item of the lists on the page says, in order. */
export const listItems = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
