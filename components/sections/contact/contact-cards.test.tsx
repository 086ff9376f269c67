/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { ContactCards } from "./contact-cards";

it("without phones, other offices and support, nothing is said of them", () => {
  const { cards } = contact;
  const hours = { ...cards.hours, supportHours: undefined };
  render(<ContactCards cards={{ ...cards, hours }} site={{ ...site, phones: [], globalOffices: [], phoneOnly: [] }} />);
  const { phone, offices } = cards;
  expect(screen.getByText(offices.head)).toBeVisible();
  for (const words of [phone.heading, offices.global, offices.phoneOnly, hours.support])
    expect(screen.queryByText(words)).toBeNull();
});
