import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { deployCommand } from "@/scripts/deploy/deploy-command";
import { md5Of } from "@/scripts/lib/md5";
import type { StartedHost } from "./ask";

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;

/** Fills the bucket with `npm run deploy`, also if the build has placeholders: only this check sees it. */
async function fill(root: string, directory: string, endpoint: string): Promise<void> {
  const folder = path.join(root, "out");
  const home = md5Of(await readFile(path.join(folder, "index.html")));
  const report = `${directory}.json`;
  await writeFile(report, JSON.stringify({ home, isPreview: false, placeholders: [] }));
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" });
  const machine = { folder, report, stdout: process.stdout, stderr: process.stderr, environment: {} };
  const code = await deployCommand(["s3://site", "--redirects", "--endpoint", endpoint], machine);
  await rm(report);
  if (code !== 0) throw new Error("The bucket could not be filled");
}

/** A bucket with website hosting, filled by `npm run deploy --redirects`. */
export async function bucket(root: string, port: number): Promise<StartedHost> {
  const directory = await mkdtemp(path.join(tmpdir(), "host-"));
  const options = { port, address: "127.0.0.1", directory, silent: true, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: "site", configs: [WEBSITE] }] });
  await server.run();
  await fill(root, directory, `http://127.0.0.1:${port}`);
  return {
    name: "S3",
    origin: `http://127.0.0.1:${port}`,
    hostname: "site.s3-website-us-east-1.amazonaws.com",
    folderStatus: 302,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
