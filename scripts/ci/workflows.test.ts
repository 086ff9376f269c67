/** @jest-environment node */
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
