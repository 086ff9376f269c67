import { destinationOf, plainPost } from "@/components/form/delivery/destination";
import type { EnquiryFormProps } from "@/components/form/enquiry-form";
import { contact } from "@/content/single-pages/contact";
import { THANKS } from "./delivery";

/** The form's words: those that a test reads for itself are written here. */
const copy = {
  ...contact.form,
  optional: "Optional",
  fields: {
    name: { missing: "Name missing." },
    email: { missing: "Email missing.", invalid: "Email invalid." },
    phone: { hint: "With the country code." },
    company: {},
    service: { hint: "Choose the nearest.", missing: "Service missing." },
    budget: { hint: "Leave it open." },
    message: { hint: "What exists.", missing: "Message missing." },
    agree: { missing: "Agreement missing." },
  },
  agree: [
    "I agree to the ",
    { label: "Privacy Policy", href: "/privacyPolicy/" },
    " and the ",
    { label: "Terms & Conditions", href: "/termsAndConditon/" },
    ".",
  ],
  confirmation: "Thank You! Your message has been sent successfully. We'll get back to you soon!",
  incomplete: "Some fields need another look.",
  failures: { offline: "Offline.", timeout: "Too long.", refused: "Not accepted.", unavailable: "Our fault." },
  fallback: "Nothing you typed is lost.",
  restored: "We kept your draft.",
};

export const { labels } = copy;

const email = "hello@company.example";
const destination = destinationOf("https://forms.example/enquiry", THANKS);

/** A whole form for the tests, with three of the services and two of the budgets. */
export const formProps: EnquiryFormProps = {
  copy,
  help: {
    retry: "Retry",
    mail: "Send it by e-mail",
    mailSubject: "Enquiry",
    mailCut: "[cut]",
    call: "Call",
    copy: "Copy my enquiry",
    copied: "Copied",
    copyByHand: "Your enquiry, ready to copy",
    undo: "Clear",
    trap: "Leave this field empty",
    notConnected: "Not connected yet.",
  },
  services: [
    { label: "Animation", slug: "Animation", icon: "animation", tone: "secondary" },
    { label: "DevOps Services", slug: "devops", icon: "devops", tone: "primary" },
    { label: "UI/UX Design", slug: "uiux", icon: "uiux", tone: "secondary" },
  ],
  budgets: ["Under ₹10,000", "Over ₹1,000,000"],
  destination,
  plain: plainPost(destination, email, "Enquiry"),
  email,
  phone: { display: "+91 00000 00008", href: "tel:+910000000008" },
};
