import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/scripts/lib/free-port";
import { contract, MAIL, SITE_ORIGIN } from "../test-support/contract.mjs";

/** PHP_PATH names another PHP than the one in the PATH. */
const PHP = process.env.PHP_PATH ?? "php";
const isThere = spawnSync(PHP, ["-v"]).status === 0;

/** PHP's own server with the receiver, and a program in place of sendmail that appends each mail to a file, or fails. */
async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), "php-"));
  const [outbox, broken, sendmail] = ["outbox", "broken", "sendmail"].map((name) => path.join(folder, name));
  writeFileSync(sendmail, `#!/bin/sh\n[ -e ${broken} ] && exit 75\n{ cat; printf '\\n=END=\\n'; } >> ${outbox}\n`);
  chmodSync(sendmail, 0o755);
  const port = freePort();
  const env = { ...process.env, ...MAIL, SITE_ORIGIN, KEEP: path.join(folder, "kept") };
  const args = ["-d", `sendmail_path=${sendmail}`, "-S", `127.0.0.1:${port}`, path.resolve("scripts/receivers/php/enquiry.php")];
  const server = spawn(PHP, args, { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    mails: () => (existsSync(outbox) ? readFileSync(outbox, "utf8").split("\n=END=\n").slice(0, -1).map(readable) : []),
    failMail: (isFailing) => (isFailing ? writeFileSync(broken, "") : rmSync(broken)),
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The mail's head, and its body as it was written. */
function readable(mail) {
  const [head, body = ""] = mail.replaceAll("\r\n", "\n").split("\n\n");
  return `${head}\n${Buffer.from(body, "base64").toString()}`;
}

// Where one is named it has to be there: CI names one.
if (isThere || process.env.PHP_PATH) contract(start);
else test.skip("no PHP on this machine: install php-cli, or name one with PHP_PATH", () => {});
