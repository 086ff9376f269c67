import { attempt, enquiry, own, setOnline, THANKS } from "@/components/form/test-support/delivery";
import { deliver, type Outcome, TIMEOUT } from "./delivery";
import { destinationOf } from "./destination";

function answerWith(status: number, body: string | null, type = "application/json"): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status, headers: { "content-type": type } }));
}

beforeEach(() => setOnline(true));
afterEach(() => jest.restoreAllMocks());

describe("deliver", () => {
  it("without an endpoint it logs the enquiry and counts as sent", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    const fetched = jest.spyOn(globalThis, "fetch");
    await expect(deliver(undefined, attempt())).resolves.toBe("sent");
    expect(log).toHaveBeenCalledWith("Enquiry", expect.objectContaining({ name: "Meera जोशी", agree: true }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("posts multipart/form-data without a CORS preflight, with key, honeypot and elapsed time, without the redirect field", async () => {
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
    ["an empty answer called a page, as PHP does", 200, " \n", "text/html; charset=utf-8", "sent"],
    ["JSON called a page, as PHP does", 200, '{"ok":true}', "text/html; charset=utf-8", "sent"],
    ["JSON without a word on it", 201, '{"id":7,"next":"/thanks/"}', "application/json", "sent"],
    ["an error that is none", 200, '{"error":null,"errors":[],"status":"success"}', "application/json", "sent"],
    ["no errors, none named", 200, '{"ok":1,"errors":{},"error":"","errorMessage":false}', "application/json", "sent"],
    ["plain text", 202, "accepted", "text/plain", "unavailable"],
    ["an error as plain text", 200, "ERROR: mailbox full", "text/plain", "unavailable"],
    ["a web page", 200, "<!doctype html>", "text/html; charset=utf-8", "unavailable"],
    ["a web page called JSON", 200, "<!doctype html>", "application/json", "unavailable"],
    ["JSON that is a list", 200, '[{"error":"no"}]', "application/json", "unavailable"],
    ["broken JSON", 200, '{"ok":', "application/json", "unavailable"],
    ["JSON that is no object", 200, '"ok"', "application/json", "unavailable"],
    ["JSON that says no", 200, '{"success":false}', "application/json", "refused"],
    ["not ok", 200, '{"ok":false,"id":7}', "application/json", "refused"],
    ["not ok, as a number", 200, '{"ok":0}', "application/json", "refused"],
    ["no as text", 200, '{"success":"false"}', "application/json", "refused"],
    ["an error", 200, '{"error":"quota exceeded"}', "application/json", "refused"],
    ["an error in capitals", 200, '{"Error":{"Code":"Throttled"}}', "application/json", "refused"],
    ["errors", 202, '{"errors":[{"field":"email"}]}', "application/json", "refused"],
    ["errors by field", 200, '{"ok":true,"errors":{"email":"wrong"}}', "application/json", "refused"],
    ["an error, as Lambda reports it", 200, '{"errorMessage":"timed out"}', "application/json", "refused"],
    ["a status", 200, '{"status":"error","message":"mailbox full"}', "application/json", "refused"],
    ["a status of its own", 200, '{"statusCode":500,"body":"{}"}', "application/json", "refused"],
    ["a result", 200, '{"result":"failed"}', "application/json", "refused"],
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
    ["https://formcarry.com/s/abc", '{"code":422}', "unavailable"],
    ["https://formcarry.com/s/abc", '{"code":200,"status":"error"}', "refused"],
    ["https://formspree.io/f/abc", '{"ok":true,"errors":[{"code":"TYPE_EMAIL"}]}', "refused"],
    ["https://formspree.io/f/abc", "OK", "unavailable"],
  ])("%s answering %s", async (endpoint, body, outcome) => {
    answerWith(200, body);
    await expect(deliver(destinationOf(endpoint, THANKS), attempt())).resolves.toBe(outcome);
  });

  it("a redirected answer does not count, unless it has the flag of its provider", async () => {
    const redirected = () => Object.defineProperty(new Response('{"ok":true}'), "redirected", { value: true });
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => redirected());
    await expect(deliver(own, attempt())).resolves.toBe("unavailable");
    await expect(deliver(destinationOf("https://formspree.io/f/abc", THANKS), attempt())).resolves.toBe("sent");
  });

  it("Netlify's page means accepted, its error does not", async () => {
    answerWith(200, "<!doctype html>", "text/html");
    await expect(deliver(destinationOf("netlify", THANKS), attempt())).resolves.toBe("sent");
    answerWith(404, "<!doctype html>", "text/html");
    await expect(deliver(destinationOf("netlify", THANKS), attempt())).resolves.toBe("unavailable");
  });

  it("no network and an unreachable endpoint (down, or blocked by CORS) are different failures", async () => {
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
