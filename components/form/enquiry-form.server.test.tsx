import { renderToString } from "react-dom/server";
import { destinationOf, plainPost } from "./delivery/destination";
import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form";
import { THANKS } from "./test-support/delivery";
import { formProps } from "./test-support/enquiry";

const markup = (props: Partial<EnquiryFormProps> = {}) => renderToString(<EnquiryForm {...formProps} {...props} />);
/** The markup of a form that sends elsewhere. */
const sendingTo = (endpoint?: string) => {
  const destination = endpoint ? destinationOf(endpoint, THANKS) : undefined;
  return markup({ destination, plain: plainPost(destination, formProps.email, "Enquiry & more") });
};
const tag = (name: string, html: string) => html.match(new RegExp(`<${name}[^>]*>`))?.[0] ?? "";
const control = (name: string, html = markup()) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0] ?? "";

it("has no style attribute and leaves validation to the browser", () => {
  expect(markup()).not.toMatch(/\sstyle=/);
  expect(markup()).not.toMatch(/novalidate/i);
});

it("has exactly the required fields that were specified", () => {
  for (const name of ["name", "email", "service", "message", "agree"]) expect(control(name)).toMatch(/\srequired=/);
  for (const name of ["phone", "company", "budget"]) expect(control(name)).not.toMatch(/\srequired=/);
  expect(control("email")).toContain('type="email"');
  expect(control("phone")).toContain('type="tel"');
  expect(markup()).not.toMatch(/maxlength/i);
});

it("sets each text in the direction of its own script", () => {
  for (const name of ["name", "message"]) expect(control(name)).toContain('dir="auto"');
});

it("is a plain POST to the endpoint, which leads to the thank-you page", () => {
  expect(tag("form", markup())).toContain('method="post"');
  expect(tag("form", markup())).toContain('action="https://forms.example/enquiry"');
  expect(control("_next")).toContain('value="https://www.company.example/thank-you/"');
});

it("has the hidden fields and attributes that a form provider asks for", () => {
  const web3forms = sendingTo("https://api.web3forms.com/submit?access_key=k");
  expect(tag("form", web3forms)).toContain('action="https://api.web3forms.com/submit"');
  expect(control("access_key", web3forms)).toContain('value="k"');
  const netlify = sendingTo("netlify");
  expect(tag("form", netlify)).toContain('name="enquiry" data-netlify="true"');
  expect(tag("form", netlify)).toContain('action="/thank-you/"');
  expect(control("form-name", netlify)).toContain('value="enquiry"');
  for (const note of ["idempotency_key", "elapsed_seconds"]) expect(control(note, netlify)).toContain('value=""');
});

it("says so where it has no endpoint, and only there", () => {
  expect(sendingTo()).toContain(formProps.help.notConnected);
  expect(markup()).not.toContain(formProps.help.notConnected);
});

it("without an endpoint the button opens a mail, and the fields never get into an address", () => {
  const html = sendingTo();
  expect(tag("form", html)).toContain('method="post"');
  // An action of the form's own that is not https is mixed content to browsers.
  expect(tag("form", html)).not.toContain("action=");
  const [button = ""] = html.match(/<button type="submit"[^>]*>/) ?? [];
  expect(button).toContain('formAction="mailto:hello@company.example?subject=Enquiry%20%26%20more"');
  expect(button).toContain('formEncType="text/plain"');
});

it("shows nothing that needs JavaScript", () => {
  expect(markup()).not.toContain("Clear");
  expect(markup()).toContain('role="status"></div>');
});
