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

it("a match in the name counts more than one in the text", () => {
  expect(found("it")[0]).toBe("/it/");
});

it("marks the words found, and shows the page's own line if only a synonym matched", () => {
  const [first] = search("kubernetes").found;
  expect(first?.excerpt).toEqual([
    { text: "Docker, ", hit: false },
    { text: "Kubernetes", hit: true },
    { text: ", Terraform", hit: false },
  ]);
  expect(search("hotel").found[0]?.excerpt).toEqual([{ text: "Travel in a line", hit: false }]);
});

describe("a query that no page matches exactly", () => {
  it("finds the nearest words and says which", () => {
    expect(search("kuberntes")).toMatchObject({ found: [{ route: "/devops/" }], correctedWords: ["Kubernetes"] });
    expect(search("refudn polcy").found[0]?.route).toBe("/refund/");
  });

  it("corrects no word that some page has", () => {
    expect(search("crane kubernetes").correctedWords.toSorted()).toEqual(["Kubernetes", "crane"]);
  });

  it("is not corrected if it has only three letters", () => {
    expect(found("zzz")).toEqual([]);
  });

  it("reports no corrected words for an exact match", () => {
    expect(search("refund").correctedWords).toEqual([]);
  });
});

it("groups pages, in the order of each group's first page", () => {
  const grouped = byGroup(pages).map(([group, inGroup]) => [group, inGroup.map(({ name }) => name)]);
  expect(grouped).toEqual([
    ["Terms", ["Refund Policy"]],
    ["Industry", ["Travel", "IT & Telecom", "Construction"]],
    ["Services", ["DevOps"]],
  ]);
});
