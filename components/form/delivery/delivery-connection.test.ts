/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attempt, enquiry, setOnline, THANKS } from "@/components/form/test-support/delivery";
import { deliver } from "./delivery";
import { destinationOf } from "./destination";

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
  return address.port;
}

describe("over a real connection", () => {
  let server: Server;
  let body = "";
  beforeEach(() => setOnline(true));
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((request, response) => {
          const chunks: Buffer[] = [];
          request.on("data", (chunk) => chunks.push(chunk));
          request.on("end", () => {
            body = Buffer.concat(chunks).toString();
            if (request.url === "/drop") response.destroy();
            else response.writeHead(201, { "content-type": "application/json" }).end("{}");
          });
        }).listen(0, "127.0.0.1", resolve);
      }),
  );
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const at = (path: string) => destinationOf(`http://127.0.0.1:${portOf(server)}${path}`, THANKS);

  it("delivers every character", async () => {
    await expect(deliver(at("/enquiry"), attempt())).resolves.toBe("sent");
    // Line ends travel as CR LF in a form.
    expect(body.replaceAll("\r\n", "\n")).toContain(`\n\n${enquiry().get("message")}\n--`);
  });

  it("a dropped connection counts as unavailable", async () => {
    await expect(deliver(at("/drop"), attempt())).resolves.toBe("unavailable");
  });
});
