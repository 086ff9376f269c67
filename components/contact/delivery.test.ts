/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deliver, type Outcome, TIMEOUT } from "./delivery";
import { destinationOf } from "./destination";

const THANKS = "https://www.jantar.example/thank-you/";

function enquiry(): FormData {
  const data = new FormData();
  data.set("name", "Meera जोशी");
  data.set("message", "<b>₹ 🙂‍↕️ שלום</b>\n".repeat(1000));
  data.set("agree", "true");
  data.set("leave_empty", "");
  return data;
}

const attempt = () => ({ data: enquiry(), key: "key-1", elapsed: 42 });
const own = destinationOf("https://forms.example/enquiry", THANKS);

function answerWith(status: number, body: string | null, type = "application/json"): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status, headers: { "content-type": type } }));
}

function setOnline(onLine: boolean): void {
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
}

beforeEach(() => setOnline(true));
afterEach(() => jest.restoreAllMocks());

describe("destinationOf", () => {
  const hidden = (endpoint: string) => destinationOf(endpoint, THANKS).hidden.map(({ name, value }) => `${name}=${value}`);

  it.each([
    ["https://formspree.io/f/abc", "https://formspree.io/f/abc", [`_next=${THANKS}`]],
    ["https://api.web3forms.com/submit?access_key=k", "https://api.web3forms.com/submit", ["access_key=k", `redirect=${THANKS}`]],
    ["https://usebasin.com/f/abc", "https://usebasin.com/f/abc", []],
    ["https://www.getform.io/f/abc", "https://www.getform.io/f/abc", []],
    ["https://formcarry.com/s/abc", "https://formcarry.com/s/abc", []],
    ["https://forms.example/enquiry?site=1", "https://forms.example/enquiry?site=1", [`_next=${THANKS}`]],
    ["http://127.0.0.1:8080/enquiry", "http://127.0.0.1:8080/enquiry", [`_next=${THANKS}`]],
    ["/api/enquiry", "/api/enquiry", [`_next=${THANKS}`]],
  ])("%s posts to %s", (endpoint, action, fields) => {
    expect(destinationOf(endpoint, THANKS).action).toBe(action);
    expect(hidden(endpoint)).toEqual(fields);
  });

  it("posts to the thank-you page of the site itself on Netlify, in a form that its robot finds", () => {
    const { action, attributes } = destinationOf("netlify", THANKS);
    expect(action).toBe("/thank-you/");
    expect(hidden("netlify")).toEqual(["form-name=enquiry"]);
    expect(attributes).toEqual({ name: "enquiry", "data-netlify": "true" });
  });

  it("does not take a look-alike host for a service", () => {
    expect(destinationOf("https://formspree.io.evil.example/f/abc", THANKS).service).toBe(own.service);
  });

  it("throws on an address that can't be read", () => {
    expect(() => destinationOf("http://", THANKS)).toThrow("Invalid URL");
  });
});

describe("deliver", () => {
  it("logs and confirms where no endpoint is configured", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    const fetched = jest.spyOn(globalThis, "fetch");
    await expect(deliver(undefined, attempt())).resolves.toBe("sent");
    expect(log).toHaveBeenCalledWith("Enquiry", expect.objectContaining({ name: "Meera जोशी", agree: true }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("posts form data that needs no preflight, with key, trap and elapsed time, without the redirect", async () => {
    answerWith(200, '{"ok":true}');
    const { data, ...rest } = attempt();
    data.set("_next", THANKS);
    await deliver(destinationOf("https://formspree.io/f/abc", THANKS), { data, ...rest });
    const [action, request] = jest.mocked(fetch).mock.calls[0] ?? [];
    expect(action).toBe("https://formspree.io/f/abc");
    expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
    expect(Object.keys(request?.headers ?? {})).toEqual(["Accept"]);
    expect(Object.fromEntries(data)).toEqual({
      ...Object.fromEntries(enquiry()),
      idempotency_key: "key-1",
      elapsed_seconds: "42",
    });
  });

  it.each<[string, number, string | null, string, Outcome]>([
    ["JSON", 200, '{"success":true}', "application/json", "sent"],
    ["an empty answer", 204, null, "", "sent"],
    ["plain text", 202, "accepted", "text/plain", "sent"],
    ["a web page", 200, "<!doctype html>", "text/html; charset=utf-8", "unavailable"],
    ["broken JSON", 200, '{"ok":', "application/json", "unavailable"],
    ["JSON that is no object", 200, '"ok"', "application/json", "unavailable"],
    ["JSON that says no", 200, '{"success":false}', "application/json", "refused"],
    ["bad request", 400, "{}", "application/json", "refused"],
    ["too large", 413, "", "text/plain", "refused"],
    ["unprocessable", 422, "{}", "application/json", "refused"],
    ["forbidden", 403, "{}", "application/json", "unavailable"],
    ["not found", 404, "<h1>", "text/html", "unavailable"],
    ["too many", 429, "{}", "application/json", "unavailable"],
    ["server error", 500, "", "text/plain", "unavailable"],
  ])("takes %s (%i) of one's own endpoint for what it is", async (_, status, body, type, outcome) => {
    answerWith(status, body, type);
    await expect(deliver(own, attempt())).resolves.toBe(outcome);
  });

  it.each<[string, string, Outcome]>([
    ["https://formspree.io/f/abc", '{"ok":true,"next":"/thanks"}', "sent"],
    ["https://formspree.io/f/abc", "{}", "unavailable"],
    ["https://formspree.io/f/abc", '{"ok":false}', "refused"],
    ["https://api.web3forms.com/submit?access_key=k", '{"success":true}', "sent"],
    ["https://api.web3forms.com/submit?access_key=k", '{"success":false}', "refused"],
    ["https://api.web3forms.com/submit?access_key=k", "", "unavailable"],
    ["https://usebasin.com/f/abc", '{"success":true}', "sent"],
    ["https://getform.io/f/abc", '{"success":false}', "refused"],
  ])("%s answering %s", async (endpoint, body, outcome) => {
    answerWith(200, body);
    await expect(deliver(destinationOf(endpoint, THANKS), attempt())).resolves.toBe(outcome);
  });

  it("takes Netlify's page for acceptance, but not its error", async () => {
    answerWith(200, "<!doctype html>", "text/html");
    await expect(deliver(destinationOf("netlify", THANKS), attempt())).resolves.toBe("sent");
    answerWith(404, "<!doctype html>", "text/html");
    await expect(deliver(destinationOf("netlify", THANKS), attempt())).resolves.toBe("unavailable");
  });

  it("tells no network from a service that can't be reached (down, or blocked by CORS)", async () => {
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(deliver(own, attempt())).resolves.toBe("unavailable");
    setOnline(false);
    await expect(deliver(own, attempt())).resolves.toBe("offline");
  });

  it("gives up after 15 seconds", async () => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, "fetch").mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        }),
    );
    let outcome: Outcome | undefined;
    const delivery = deliver(own, attempt()).then((result) => {
      outcome = result;
    });
    await jest.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await delivery;
    expect(outcome).toBe("timeout");
    jest.useRealTimers();
  });
});

describe("over a real connection", () => {
  let server: Server;
  let body = "";
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
    const sent = await new Response(body, {
      headers: { "content-type": `multipart/form-data; boundary=${body.slice(2, body.indexOf("\r\n"))}` },
    }).formData();
    expect(String(sent.get("message")).replaceAll("\r\n", "\n")).toBe(enquiry().get("message"));
  });

  it("calls a dropped connection unavailable", async () => {
    await expect(deliver(at("/drop"), attempt())).resolves.toBe("unavailable");
  });
});

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
  return address.port;
}
