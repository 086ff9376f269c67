/** @jest-environment node */
import { tidy } from "./tidy";

it("takes React's mark out of tags, and out of nothing else", () => {
  const html = '<p>vt-update="auto"</p><i hidden="" vt-update="auto"></i><p> vt-update="auto"</p>';
  expect(tidy({ file: "index.html", html }).html).toBe('<p>vt-update="auto"</p><i hidden=""></i><p> vt-update="auto"</p>');
});
