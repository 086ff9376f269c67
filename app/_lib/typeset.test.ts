import { typeset } from "./typeset";

/** The text with its no-break spaces made visible. */
const shown = (text: string) => typeset(text).replaceAll("\u00a0", "_");

describe("a number and its unit", () => {
  it.each([
    ["From 1 January to 31 March.", "From 1_January to 31_March."],
    ["One extra pallet at 4 am, or 11 pm", "One extra pallet at 4_am, or 11_pm"],
    ["It took 5 min 10 s.", "It took 5_min_10_s."],
    ["within 8 px, 6,058 mm or 28.3 km²", "within 8_px, 6,058_mm or 28.3_km²"],
    ["after 15 minutes, in 3 days", "after 15_minutes, in 3_days"],
    ["from week 11 on, weeks 3 to 12, SOC 2", "from week_11 on, weeks_3 to 12, SOC_2"],
    ["built on ISO 9001, by Rule 36 and 49 CFR Part 395", "built on ISO_9001, by Rule_36 and 49_CFR Part_395"],
  ])("stay together: %s", (text, bound) => {
    expect(shown(text)).toBe(bound);
  });

  it.each(["Package 411 sent to 12 people", "from 5 to 9 Marches", "the 3 minute-long calls", "12 spans, 4 amounts"])(
    "other words are left alone: %s",
    (text) => {
      expect(typeset(text)).toBe(text);
    },
  );
});

it("binds numbers and units in every text of a page, and changes nothing else", () => {
  const content = { total: 12, none: undefined, rows: [{ text: "at 4 am", slug: "web-development" }] };
  expect(typeset(content)).toEqual({
    total: 12,
    none: undefined,
    rows: [{ text: "at 4\u00a0am", slug: "web-development" }],
  });
});

it("keeps an article with the next word in headings and claims only, but not near the start", () => {
  const text = "A repair list, a capped account and the theatre";
  expect(typeset({ claim: text, items: [{ heading: text, text }] })).toEqual({
    claim: "A repair list, a\u00a0capped account and the\u00a0theatre",
    items: [{ heading: "A repair list, a\u00a0capped account and the\u00a0theatre", text }],
  });
});

it("sets typographic apostrophes in every text", () => {
  expect(typeset({ heading: "You can't", items: ["the plants' own words"] })).toEqual({
    heading: "You can’t",
    items: ["the plants’ own words"],
  });
});
