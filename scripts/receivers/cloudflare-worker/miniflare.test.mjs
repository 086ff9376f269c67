/** @jest-environment node */
import { fork } from "node:child_process";
import { once } from "node:events";
import { contract, SITE_ORIGIN } from "../test-support/contract.mjs";

/** The worker as Cloudflare's own runtime has it, and a real D1: an enquiry that is kept counts as a mail here. */
async function start() {
  const child = fork("scripts/receivers/cloudflare-worker/in-miniflare.mjs", { env: { ...process.env, SITE_ORIGIN } });
  const [url] = await once(child, "message");
  const ask = async (act) => {
    child.send(act);
    return (await once(child, "message"))[0];
  };
  const asMail = ({ fields }) => {
    const entry = JSON.parse(fields);
    const lines = Object.entries(entry).map(([name, value]) => `${name}: ${value}`);
    return [`Reply-To: ${entry.email}`, ...lines].join("\n");
  };
  return {
    url,
    mails: async () => (await ask("rows")).map(asMail),
    failMail: (isFailing) => ask(isFailing ? "break" : "mend"),
    stop: () => child.kill(),
  };
}

if (process.env.MINIFLARE_PATH) contract(start);
else test.skip("no Miniflare: install it somewhere else, and name its folder with MINIFLARE_PATH", () => {});
