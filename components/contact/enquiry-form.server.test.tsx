/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { THANKS } from "./delivery.fixture";
import { destinationOf } from "./destination";
import { EnquiryForm, type EnquiryFormProps } from "./enquiry-form";
import { formProps } from "./enquiry-form.fixture";

const markup = (props: Partial<EnquiryFormProps> = {}) => renderToString(<EnquiryForm {...formProps} {...props} />);
const tag = (name: string, html: string) => html.match(new RegExp(`<${name}[^>]*>`))?.[0] ?? "";
const control = (name: string, html = markup()) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0] ?? "";

it("has no style attribute and leaves validation to the browser", () => {
  expect(markup()).not.toMatch(/\sstyle=/);
  expect(markup()).not.toMatch(/novalidate/i);
});

it("requires what the specification requires, and nothing else", () => {
  for (const name of ["name", "email", "service", "message", "agree"]) expect(control(name)).toMatch(/\srequired=/);
  for (const name of ["phone", "company", "budget"]) expect(control(name)).not.toMatch(/\srequired=/);
  expect(control("email")).toContain('type="email"');
  expect(control("phone")).toContain('type="tel"');
  expect(markup()).not.toMatch(/maxlength/i);
});

it("is a plain POST to the endpoint that ends on the thank-you page", () => {
  expect(tag("form", markup())).toContain('method="post"');
  expect(tag("form", markup())).toContain('action="https://forms.example/enquiry"');
  expect(control("_next")).toContain('value="https://www.jantar.example/thank-you/"');
});

it("carries what a service wants to see in the form", () => {
  const web3forms = markup({ destination: destinationOf("https://api.web3forms.com/submit?access_key=k", THANKS) });
  expect(tag("form", web3forms)).toContain('action="https://api.web3forms.com/submit"');
  expect(control("access_key", web3forms)).toContain('value="k"');
  const netlify = markup({ destination: destinationOf("netlify", THANKS) });
  expect(tag("form", netlify)).toContain('name="enquiry" data-netlify="true"');
  expect(tag("form", netlify)).toContain('action="/thank-you/"');
  expect(control("form-name", netlify)).toContain('value="enquiry"');
});

it("becomes a mail, never an address with the fields in it, where there is no endpoint", () => {
  const form = tag("form", markup({ destination: undefined }));
  expect(form).toContain('method="post"');
  expect(form).toContain('action="mailto:hello@jantar.example?subject=Enquiry"');
  expect(form).toContain('encType="text/plain"');
});

it("shows nothing that only works with script", () => {
  expect(markup()).not.toContain("Clear");
  expect(markup()).toContain('role="status"></div>');
});
