/** @jest-environment node */
import { route } from "@/components/test-support/route";
import { type Answer, byGroup, type SearchPage, searchEngine } from "./search-engine";

const page = (path: string, name: string, group: string, text: string[], also?: string): SearchPage => ({
  route: route(path),
  name,
  group,
  line: `${name} in a line`,
  also,
  text,
});
const pages = [
  page("/refund/", "Refund Policy", "Terms", ["If the agreement has its own rule, that rule comes first.", "Money goes back."]),
  page(
    "/travel/",
    "Travel",
    "Industry",
    ["A trip is paid in March and refunded in part.", "The booking holds."],
    "airline hotel",
  ),
  page("/devops/", "DevOps", "Services", ["Docker, Kubernetes, Terraform", "The canary tells."]),
  page("/it/", "IT & Telecom", "Industry", ["It rings. It is never still.", "Towers are climbed."]),
  page("/site/", "Construction", "Industry", ["The crane has slots.", "It waits."]),
];
let search: (query: string) => Answer;
beforeAll(async () => {
  search = await searchEngine(pages);
});
const found = (query: string) => search(query).found.map((hit) => hit.route);

it.each([
  ["refund", ["/refund/", "/travel/"]],
  ["REFUNDS", ["/refund/", "/travel/"]],
  ["kube", ["/devops/"]],
  ["the refund policy", ["/refund/"]],
  ["airline", ["/travel/"]],
  ["xyzzy", []],
  ["", []],
  ["the", []],
  ["!?", []],
])("%j finds %j", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it("a name counts for more than a text", () => {
  expect(found("it")[0]).toBe("/it/");
});

it("shows the words marked, and the page's line where only its other name was meant", () => {
  const [first] = search("kubernetes").found;
  expect(first?.excerpt).toEqual([
    { text: "Docker, ", hit: false },
    { text: "Kubernetes", hit: true },
    { text: ", Terraform", hit: false },
  ]);
  expect(search("hotel").found[0]?.excerpt).toEqual([{ text: "Travel in a line", hit: false }]);
});

describe("what no page says as it was typed", () => {
  it("is looked for by what is nearest, and this is told", () => {
    expect(search("kuberntes")).toMatchObject({ found: [{ route: "/devops/" }], instead: ["Kubernetes"] });
    expect(search("refudn polcy").found[0]?.route).toBe("/refund/");
  });

  it("changes no word that some page does say", () => {
    expect(search("crane kubernetes").instead.toSorted()).toEqual(["Kubernetes", "crane"]);
  });

  it("is not guessed from three letters", () => {
    expect(found("zzz")).toEqual([]);
  });

  it("is nothing to tell where all is found", () => {
    expect(search("refund").instead).toEqual([]);
  });
});

it("pages stand by collection, in the order of each one's first", () => {
  const grouped = byGroup(pages).map(([group, inGroup]) => [group, inGroup.map(({ name }) => name)]);
  expect(grouped).toEqual([
    ["Terms", ["Refund Policy"]],
    ["Industry", ["Travel", "IT & Telecom", "Construction"]],
    ["Services", ["DevOps"]],
  ]);
});
