import { BLUE, INK, type Look, MARIGOLD, SKY, STONE, TINT, WHITE } from "./look";

/** People as one meets them: every one another, and none of them in the line's own colour. */
const ANYBODY: readonly Look[] = [
  { skin: 2, hair: "short", top: "shirt", topStyle: WHITE, legStyle: INK },
  { skin: 2, hair: "braid", top: "kurta", topStyle: BLUE, legStyle: WHITE },
  { skin: 3, hair: "crop", top: "tee", topStyle: MARIGOLD, legStyle: INK },
  { skin: 1, hair: "bob", glasses: true, top: "shirt", topStyle: INK, legStyle: STONE },
  { skin: 2, hair: "bun", top: "sari", topStyle: INK, overStyle: MARIGOLD, legStyle: INK },
  { skin: 2, hair: "short", beard: true, top: "kurta", topStyle: WHITE, legStyle: INK },
  { skin: 1, hair: "short", isGrey: true, glasses: true, top: "jacket", topStyle: INK, legStyle: INK },
  { skin: 3, hair: "curly", top: "dress", topStyle: BLUE, legStyle: INK },
  { skin: 2, hair: "none", beard: true, hat: "turban", hatStyle: BLUE, top: "shirt", topStyle: TINT, legStyle: INK },
  { skin: 1, hair: "ponytail", top: "tee", topStyle: SKY, legStyle: INK },
  { skin: 3, hair: "short", glasses: true, top: "shirt", topStyle: INK, legStyle: STONE },
  { skin: 2, hair: "scarf", top: "kurta", topStyle: INK, legStyle: WHITE },
  { skin: 2, hair: "bald", isGrey: true, beard: true, top: "shirt", topStyle: STONE, legStyle: INK },
  { skin: 2, hair: "long", top: "kurta", topStyle: MARIGOLD, legStyle: INK },
];

/** Dress that goes with a trade, over whoever wears it. */
const DRESS = {
  doctor: { top: "coat", topStyle: WHITE, legStyle: INK, worn: ["stethoscope"] },
  nurse: { top: "tee", topStyle: BLUE, legStyle: BLUE },
  technician: { top: "coat", topStyle: WHITE, legStyle: INK },
  patient: { top: "shirt", topStyle: TINT, legStyle: STONE },
  teacher: { top: "sari", topStyle: INK, overStyle: BLUE, legStyle: INK, hair: "bun", hat: undefined },
  pupil: { top: "tee", topStyle: WHITE, legStyle: BLUE, isGrey: false, beard: false },
  clerk: { top: "shirt", topStyle: WHITE, legStyle: INK, worn: ["lanyard"] },
  manager: { top: "jacket", topStyle: INK, legStyle: INK, worn: ["tie"] },
  engineer: { top: "shirt", topStyle: BLUE, legStyle: INK, worn: ["lanyard"] },
  agent: { top: "shirt", topStyle: BLUE, legStyle: INK, worn: ["headset"] },
  editor: { top: "tee", topStyle: INK, legStyle: STONE, worn: ["headphones"] },
  advocate: { top: "gown", topStyle: INK, legStyle: INK, worn: ["bands"] },
  judge: { top: "gown", topStyle: INK, legStyle: INK, worn: ["bands"], isGrey: true },
  mason: { top: "vest", topStyle: BLUE, overStyle: MARIGOLD, legStyle: INK, hat: "helmet", hatStyle: "l1 sm cl-y" },
  foreman: { top: "vest", topStyle: WHITE, overStyle: MARIGOLD, legStyle: INK, hat: "helmet", hatStyle: WHITE },
  rigger: { top: "vest", topStyle: INK, overStyle: MARIGOLD, legStyle: INK, hat: "helmet", hatStyle: WHITE },
  mechanic: { top: "overall", topStyle: WHITE, legStyle: BLUE },
  operator: { top: "overall", topStyle: INK, legStyle: BLUE, hat: "cap", hatStyle: BLUE },
  driver: { top: "shirt", topStyle: BLUE, legStyle: INK, hat: "cap", hatStyle: INK },
  rider: { top: "jacket", topStyle: INK, legStyle: STONE, hat: "crash", hatStyle: "l1 sm cl-y" },
  loader: { top: "vest", topStyle: INK, overStyle: MARIGOLD, legStyle: STONE },
  porter: { top: "kurta", topStyle: WHITE, legStyle: WHITE, hair: "none", hat: "turban", hatStyle: MARIGOLD, beard: true },
  merchant: { top: "kurta", topStyle: MARIGOLD, legStyle: WHITE, hair: "none", hat: "turban", hatStyle: BLUE, beard: true },
  shopkeeper: { top: "apron", topStyle: WHITE, overStyle: BLUE, legStyle: INK },
  stylist: { top: "tee", topStyle: INK, legStyle: INK },
  chef: { top: "apron", topStyle: WHITE, overStyle: WHITE, legStyle: INK, hat: "toque", hatStyle: WHITE },
  waiter: { top: "apron", topStyle: WHITE, overStyle: INK, legStyle: INK },
  guard: { top: "shirt", topStyle: STONE, legStyle: INK, hat: "cap", hatStyle: INK },
  crewman: { top: "jacket", topStyle: BLUE, legStyle: BLUE, hat: "cap", hatStyle: BLUE, worn: ["tie"] },
  cricketer: { top: "shirt", topStyle: WHITE, legStyle: WHITE, hat: "cap", hatStyle: BLUE },
  umpire: { top: "coat", topStyle: WHITE, legStyle: INK, hat: "sun", hatStyle: WHITE },
  steward: { top: "vest", topStyle: INK, overStyle: MARIGOLD, legStyle: INK, hat: "cap", hatStyle: INK },
  surveyor: { top: "vest", topStyle: WHITE, overStyle: BLUE, legStyle: INK, hat: "helmet", hatStyle: WHITE },
  customer: {},
} satisfies Record<string, Partial<Look>>;

export type Trade = keyof typeof DRESS;

/** Whoever the seed says, in the dress of a trade. */
export function lookOf(trade: Trade | undefined, seed: number): Look {
  const index = ((seed % ANYBODY.length) + ANYBODY.length) % ANYBODY.length;
  const person = ANYBODY[index] as Look;
  if (!trade || trade === "customer") return person;
  const wanted: Partial<Look> = DRESS[trade];
  // a uniform's hat or none: turbans and scarves are people's own
  const hat = "hat" in wanted ? {} : { hat: person.hat, hatStyle: person.hatStyle };
  return { ...person, overStyle: undefined, ...hat, ...wanted };
}
