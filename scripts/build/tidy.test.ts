/** @jest-environment node */
import { tidy } from "./tidy";

const tidied = (html: string) => tidy({ file: "index.html", html }).html;

it.each(["auto", "none"])("takes React's mark (%s) out of tags, and out of nothing else", (mark) => {
  expect(tidied(`<p>vt-update="${mark}"</p><i class="a" vt-update="${mark}"></i><p> vt-update="${mark}"</p>`)).toBe(
    `<p>vt-update="${mark}"</p><i class="a"></i><p> vt-update="${mark}"</p>`,
  );
});

it("closes shapes in their own tags, unless they hold something", () => {
  expect(tidied('<svg><path d="M0 0"></path><use href="#a"></use><rect><title>Bar</title></rect></svg>')).toBe(
    '<svg><path d="M0 0"/><use href="#a"/><rect><title>Bar</title></rect></svg>',
  );
});

it("writes no slash where an element is void, and no value where it is empty", () => {
  expect(tidied('<img alt="" src="/a.svg"/><dialog hidden=""><input value="" required=""/></dialog><p>a=""</p>')).toBe(
    '<img alt src="/a.svg"><dialog hidden><input value required></dialog><p>a=""</p>',
  );
});

it("leaves scripts and styles alone", () => {
  const raw = `<script>if (a<b) x=""; y='<path d="M0 0"></path>'</script><style>a[href=""]{}</style>`;
  expect(tidied(`${raw}<br/>${raw}`)).toBe(`${raw}<br>${raw}`);
});
