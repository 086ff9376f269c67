/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  name: string;
  on: { workflow_run?: { workflows: string[] } };
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, { permissions?: Record<string, string>; "timeout-minutes": number; steps: Step[] }>;
}

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, "utf8");
  const workflow: Workflow = parse(text, { strict: true, uniqueKeys: true });
  return { file, text, workflow };
});

test("the workflows are the three of scripts/deploy/README.md", () => {
  expect(workflows.map(({ file }) => file)).toEqual(["deploy-bucket.yml", "deploy-pages.yml", "verify.yml"]);
});

describe.each(workflows)("$file", ({ text, workflow }) => {
  const jobs = Object.values(workflow.jobs);

  test("pins every action to a commit and names its version", () => {
    const used = [...text.matchAll(/uses: *(.*)/g)].map(([, reference]) => reference);
    expect(used.length).toBeGreaterThan(0);
    for (const reference of used) expect(reference).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("has read permission only, except where a job says otherwise, and never writes to the repository", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { permissions = {} } of jobs) {
      const written = Object.keys(permissions).filter((name) => permissions[name] === "write");
      expect(["pages", "id-token"]).toEqual(expect.arrayContaining(written));
    }
  });

  test("has a timeout and does not run twice at the same time", () => {
    expect(workflow.concurrency.group).toBeTruthy();
    for (const job of jobs) expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
  });

  test("leaves no token in the checkout and puts no outside text into a shell command", () => {
    const steps = jobs.flatMap((job) => job.steps);
    for (const { uses, with: options } of steps) {
      if (uses?.startsWith("actions/checkout@")) expect(options?.["persist-credentials"]).toBe(false);
    }
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  test("runs scripts that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

const stepsOf = (file: string) => {
  const jobs = workflows.filter((candidate) => candidate.file === file).flatMap(({ workflow }) => Object.values(workflow.jobs));
  return jobs.flatMap((job) => job.steps);
};

test.each([
  ["deploy-bucket.yml", /^npm run deploy .*\$\{PREVIEW:\+--allow-placeholders\}$/],
  ["deploy-pages.yml", /^npm run check:release -- \$\{PREVIEW:\+--allow-placeholders\}$/],
])("%s checks the build before anything goes out, and allows placeholders only in a preview", (file, command) => {
  const steps = stepsOf(file);
  const build = steps.findIndex(({ run }) => run === "npm run build");
  const judge = steps.findIndex(({ run = "" }) => command.test(run));
  const upload = steps.findIndex(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact@"));
  expect(build).toBeGreaterThan(-1);
  expect(judge).toBeGreaterThan(build);
  if (upload >= 0) expect(upload).toBeGreaterThan(judge);
  const asked = "(inputs.preview || vars.DEPLOY_PREVIEW == 'true')";
  expect(steps[build]?.env?.SITE_PREVIEW).toBe(`\${{ ${asked} && '1' || '' }}`);
  expect(steps[judge]?.env?.PREVIEW).toBe(`\${{ ${asked} && 'yes' || '' }}`);
});

test("the bucket's region is the same for the role and the deploy, and has a value where none is set", () => {
  const regions = stepsOf("deploy-bucket.yml").flatMap(({ with: options, env }) => [options?.["aws-region"], env?.AWS_REGION]);
  const set = regions.filter((region) => region !== undefined);
  expect(set).toEqual(Array(2).fill(`\${{ vars.AWS_REGION || 'us-east-1' }}`));
});

test("deploys wait for the workflow Verify", () => {
  const names = workflows.map(({ workflow }) => workflow.name);
  const awaited = workflows.flatMap(({ workflow }) => workflow.on.workflow_run?.workflows ?? []);
  expect(awaited).toEqual(["Verify", "Verify"]);
  expect(names).toContain("Verify");
});
