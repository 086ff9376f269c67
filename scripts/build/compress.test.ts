import { hasCopies } from "./compress";

it("takes texts of some size", () => {
  expect([hasCopies("a.html", 2000), hasCopies("x/a.txt", 1024)]).toEqual([true, true]);
  expect([hasCopies("a.html", 1023), hasCopies("a.woff2", 9000), hasCopies("a.html.br", 9000)]).toEqual([false, false, false]);
});
