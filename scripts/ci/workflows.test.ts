import { readdirSync, readFileSync } from "node:fs";

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, "utf8")] as const);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

// What nobody sees until it is too late: a script of another name stops a deploy, an action that moves runs what nobody has read.
test.each(workflows)("%s runs scripts that exist, pins every action to a commit, and keeps no token in a checkout", (_, text) => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  const actions = [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const count = (words: string) => text.split(words).length - 1;
  expect(count("persist-credentials: false")).toBe(count("actions/checkout@"));
});

// Who gets to run a command here could write to the repository, and a job that hangs costs six hours.
test.each(workflows)(
  "%s may only read, but for publishing, runs no text from outside, and gives up each job in time",
  (_, text) => {
    expect(text).toContain("\npermissions:\n  contents: read\n\n");
    expect(text).toMatch(/^concurrency:\n {2}group: \S/m);
    const written = [...text.matchAll(/([\w-]+): *write/g)].map(([, name]) => name);
    expect(["pages", "id-token"]).toEqual(expect.arrayContaining(written));
    const commands = text.replace(/^( *)- /gm, "$1  ").match(/^( *)run:.*(?:\n(?:\1 .*)?$)*/gm) ?? [];
    expect(commands.join()).toContain("npm run build");
    expect(commands.join()).not.toContain("${{");
    const jobs = text.match(/^ {4}runs-on: /gm) ?? [];
    expect(text.match(/^ {4}timeout-minutes: ([12]?\d|30)$/gm)).toHaveLength(jobs.length);
  },
);

const deploys = workflows.filter(([file]) => file.startsWith("deploy-"));

test.each(deploys)("%s waits for Verify, and allows placeholders only in a preview", (_, text) => {
  expect(workflows.filter(([, other]) => other.includes("\nname: Verify\n"))).toHaveLength(1);
  const [, triggers = ""] = text.match(/\non:\n([\s\S]*?)\n\n/) ?? [];
  expect(triggers.match(/^ {2}\w+/gm)).toEqual(["  workflow_dispatch", "  workflow_run"]);
  expect(triggers).toContain("workflow_run:\n    workflows: [Verify]\n    types: [completed]");
  expect(text).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(text.match(/\S*--allow-placeholders\S*/g)).toEqual([`\${PREVIEW:+--allow-placeholders}`]);
  const asked = "(inputs.preview || vars.DEPLOY_PREVIEW == 'true')";
  expect(text.match(/ PREVIEW: .*/g)).toEqual([` PREVIEW: \${{ ${asked} && 'yes' || '' }}`]);
  expect(text.match(/ SITE_PREVIEW: .*/g)).toEqual([` SITE_PREVIEW: \${{ ${asked} && '1' || '' }}`]);
});

test("the bucket's build comes before its deploy, and its region is the same for the role and the deploy", () => {
  const [, bucket = ""] = deploys.find(([file]) => file === "deploy-bucket.yml") ?? [];
  expect(bucket).toMatch(/npm run build\b[\s\S]*npm run deploy\b/);
  expect(bucket.match(/(?<=(aws-region|AWS_REGION): ).*/g)).toEqual(Array(2).fill(`\${{ vars.AWS_REGION || 'us-east-1' }}`));
});

test("what goes to Pages is checked between build and upload", () => {
  const [, pages = ""] = deploys.find(([file]) => file === "deploy-pages.yml") ?? [];
  expect(pages).toMatch(
    /- run: npm run build\n[\s\S]*- run: npm run check:release -- \S+\n[\s\S]*- uses: actions\/upload-pages-artifact@/,
  );
});
