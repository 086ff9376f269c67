import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { listen } from "@/scripts/lib/listen";

// The key pair that S3rver knows.
Object.assign(process.env, {
  AWS_ACCESS_KEY_ID: "S3RVER",
  AWS_SECRET_ACCESS_KEY: "S3RVER",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
});

/** What a fault does to a request: cuts its connection, answers 503, or refuses with the code of an S3 error. */
type Fault = "cut" | "SlowDown" | "AccessDenied" | "SignatureDoesNotMatch" | undefined;

/** A request to the bucket. */
export interface Asked {
  method: string;
  key: string;
}

interface State {
  asked: Asked[];
  fault: (asked: Asked) => Fault;
}

/** An S3-compatible server with one bucket, "site", whose requests can be counted and made to fail. */
export async function startBucketServer() {
  const directory = await mkdtemp(path.join(tmpdir(), "bucket-"));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: "site", configs: [] }] });
  await s3.configureBuckets();
  const handle = s3.getMiddleware();
  const state: State = { asked: [], fault: () => undefined };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const asked = { method: request.method ?? "", key: decodeURIComponent(pathname.replace(/^\/site\/?/, "")) };
    state.asked.push(asked);
    const fault = state.fault(asked);
    if (fault === undefined) return handle(request, response);
    if (fault === "cut") return request.socket.destroy();
    response.writeHead(fault === "SlowDown" ? 503 : 403, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${fault}</Code><Message></Message></Error>`);
    return undefined;
  });
  const url = await listen(server);

  return {
    state,
    url,
    /** Where it stores its objects. */
    directory,
    /** The object as a visitor gets it. */
    visit: (key: string) => fetch(`${url}/site/${encodeURI(key)}`),
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
