import { own, THANKS } from "@/components/form/test-support/delivery";
import { destinationOf } from "./destination";

describe("destinationOf", () => {
  const hidden = (endpoint: string) => destinationOf(endpoint, THANKS).hidden.map(({ name, value }) => `${name}=${value}`);

  it.each([
    ["https://formspree.io/f/abc", "https://formspree.io/f/abc", [`_next=${THANKS}`]],
    ["https://api.web3forms.com/submit?access_key=k", "https://api.web3forms.com/submit", ["access_key=k", `redirect=${THANKS}`]],
    ["https://usebasin.com/f/abc", "https://usebasin.com/f/abc", []],
    ["https://www.getform.io/f/abc", "https://www.getform.io/f/abc", []],
    ["https://formcarry.com/s/abc", "https://formcarry.com/s/abc", [`_next=${THANKS}`]],
    ["https://forms.example/enquiry?site=1", "https://forms.example/enquiry?site=1", [`_next=${THANKS}`]],
    ["http://127.0.0.1:8080/enquiry", "http://127.0.0.1:8080/enquiry", [`_next=${THANKS}`]],
    ["/api/enquiry", "/api/enquiry", [`_next=${THANKS}`]],
  ])("%s posts to %s", (endpoint, action, fields) => {
    expect(destinationOf(endpoint, THANKS).action).toBe(action);
    expect(hidden(endpoint)).toEqual(fields);
  });

  it("on Netlify the form posts to the site's own thank-you page, with the attributes by which Netlify finds it", () => {
    const { action, attributes } = destinationOf("netlify", THANKS);
    expect(action).toBe("/thank-you/");
    // Fields that are not in the HTML get lost there.
    expect(hidden("netlify")).toEqual(["form-name=enquiry", "idempotency_key=", "elapsed_seconds="]);
    expect(attributes).toEqual({ name: "enquiry", "data-netlify": "true" });
  });

  it("does not take a look-alike host for a provider", () => {
    expect(destinationOf("https://formspree.io.evil.example/f/abc", THANKS).provider).toBe(own.provider);
  });

  it("throws on an address that can't be read", () => {
    expect(() => destinationOf("http://", THANKS)).toThrow("Invalid URL");
  });
});
