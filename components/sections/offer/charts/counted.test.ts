/** @jest-environment node */
import { counted } from "./counted";

test("counts are words, the last kind joined by and, kinds without any left out", () => {
  const services = { count: 3, one: "service" };
  const areas = { count: 1, one: "focus area" };
  const industries = { count: 17, one: "industry", many: "industries" };
  expect(counted([services])).toBe("Three services");
  expect(counted([services, areas])).toBe("Three services and one focus area");
  expect(counted([services, areas, industries])).toBe("Three services, one focus area and seventeen industries");
  expect(counted([{ ...services, count: 0 }, industries])).toBe("Seventeen industries");
  expect(counted([{ ...industries, count: 18 }])).toBe("18 industries");
  expect(counted([areas, { ...industries, isOpen: true }])).toBe("One focus area and more than seventeen industries");
});
