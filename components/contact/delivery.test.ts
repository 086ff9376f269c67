/** @jest-environment node */
import { deliver, type Outcome, TIMEOUT } from "./delivery";
import { attempt, enquiry, own, setOnline, THANKS } from "./delivery.fixture";
import { destinationOf } from "./destination";

function answerWith(status: number, body: string | null, type = "application/json"): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status, headers: { "content-type": type } }));
}

beforeEach(() => setOnline(true));
afterEach(() => jest.restoreAllMocks());

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
    ["https://formcarry.com/s/abc", '{"code":200,"status":"success"}', "sent"],
    ["https://formcarry.com/s/abc", '{"code":422,"status":"error"}', "unavailable"],
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
