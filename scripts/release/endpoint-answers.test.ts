import { createServer } from "node:http";
import { listen } from "../lib/listen";
import { endpointAnswer } from "./endpoint-answers";

test.each(["netlify", "/api/enquiry"])(
  "%s is on the site itself, so there is nothing to ask before it is live",
  async (endpoint) => {
    const answer = await endpointAnswer(endpoint);
    expect(answer).toMatch(/is on the site itself\..*npm run check:enquiries/);
    expect(answer).not.toContain("WRONG");
  },
);

test("an address that is invalid, or where nothing answers, is wrong; without an address enquiries reach nobody", async () => {
  expect(await endpointAnswer("formspree.io/f/abc")).toMatch(/^WRONG .*"formspree\.io\/f\/abc"; write a whole address/);
  expect(await endpointAnswer(undefined)).toMatch(/reach nobody/);
  expect(await endpointAnswer("http://127.0.0.1:9/")).toMatch(/^WRONG .* does not answer/);
});

test.each([
  [204, /answers 204\. Whether/],
  [405, /answers 405\. Whether an enquiry arrives/],
  [404, /^WRONG .*answers 404; look at the address/],
  [503, /^WRONG .*answers 503/],
])("an endpoint that answers %d", async (status, said) => {
  const server = createServer((_, response) => response.writeHead(status).end());
  expect(await endpointAnswer(`${await listen(server)}/`)).toMatch(said);
  server.closeAllConnections();
  server.close();
});
