import { entriesOf } from "@/content/collections/collections";
import { contact } from "@/content/single-pages/contact";
import { loadFailure } from "@/content/single-pages/load-failure";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import { site } from "@/content/site";

/*
 * What the specification fixes for the enquiry form, the error screens and the hours: sections 4, 5, 8 and 9. These are the first owner's words:
 * whoever changes them on purpose changes this file, too.
 */

describe("sections 4, 5, 8 and 9: form, errors, hours", () => {
  test("eight service options, each a service's", async () => {
    const options = (await entriesOf("services")).map(({ enquiryOption }) => enquiryOption);
    expect([...options].sort()).toEqual([
      "AI & Machine Learning",
      "Animation",
      "DevOps Services",
      "Digital Marketing",
      "Mobile App Development",
      "Software Development",
      "UI/UX Design",
      "Web Development",
    ]);
  });

  test("six budgets, in rupees", () => {
    expect(contact.budgets).toEqual([
      "Under ₹10,000",
      "₹10,000 - ₹50,000",
      "₹50,000 - ₹100,000",
      "₹100,000 - ₹500,000",
      "₹500,000 - ₹1,000,000",
      "Over ₹1,000,000",
    ]);
  });

  test("the form's labels, buttons, confirmation and banner", () => {
    expect(Object.values(contact.form.labels)).toEqual([
      "Full Name",
      "Email",
      "Phone Number",
      "Company",
      "Service Required",
      "Budget Range",
      "Project Details",
    ]);
    expect(contact.form.confirmation).toBe("Thank You! Your message has been sent successfully. We'll get back to you soon!");
    expect(contact.banner).toMatchObject({ schedule: "Schedule Consultation", brochure: "Download Brochure" });
    const links = contact.form.agree.flatMap((part) => (typeof part === "string" ? [] : [[part.label, part.href]]));
    expect(links).toEqual([
      ["Privacy Policy", "/privacyPolicy/"],
      ["Terms & Conditions", "/termsAndConditon/"],
    ]);
  });

  test("the error screens' headings", () => {
    expect(unexpectedError.heading).toBe("Unexpected Application Error!");
    expect(loadFailure.heading).toBe("Loading chunk failed.");
  });

  test("business hours: Monday to Friday 9 to 18, Saturday 10 to 16, Sunday closed", () => {
    expect(site.businessHours.map(({ days, opens, closes }) => [days, opens, closes])).toEqual([
      [[1, 2, 3, 4, 5], 9, 18],
      [[6], 10, 16],
    ]);
  });
});
