import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import S3rver from "s3rver";
import type { Host } from "./ask";

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;

/** A bucket with website hosting, filled by `npm run deploy`, aliases included. */
export async function bucket(root: string, port: number): Promise<Host> {
  const directory = await mkdtemp(path.join(tmpdir(), "host-"));
  const options = { port, address: "127.0.0.1", directory, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: "site", configs: [WEBSITE] }] });
  await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const env = { ...process.env, AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
  await promisify(execFile)(process.execPath, ["scripts/deploy.mjs", "s3://site", "--redirects", "--endpoint", endpoint], {
    cwd: root,
    env,
  });
  return {
    name: "S3",
    port,
    hostname: "site.s3-website-us-east-1.amazonaws.com",
    folderStatus: 302,
    isServer: false,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
