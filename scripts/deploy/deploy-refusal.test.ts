import { setUpDeployment } from "./test-support/deployment";
import { sample } from "./test-support/site";

const { bucket, machine, run, expectLive } = setUpDeployment();
const placeholders = [{ file: "content/site.ts", field: "phones[0]", value: "+1 212 555 0143", remedy: "Write numbers." }];

test.each([[[]], [["--dry-run"]]])("a build that may not go out is refused before any request, with %j", async (more) => {
  await machine().build(sample("one"), { placeholders });
  const { code, error } = await run(...more);
  expect([code, bucket().state.asked]).toEqual([1, []]);
  expect(error).toMatch(/^This build can't go out: it has 1 placeholder\.[\s\S]*phones\[0\][\s\S]*\nMend them, run/);
});

test("a preview is deployed with --allow-placeholders, and the output says so", async () => {
  await machine().build(sample("one"), { placeholders, isPreview: true });
  const { code, out } = await run("--allow-placeholders");
  expect([code, out]).toEqual([
    0,
    expect.stringContaining("A preview: every page asks search engines to leave it alone (noindex)."),
  ]);
  await expectLive("one");
});
