import type { ReactNode } from "react";
import { absoluteUrl } from "@/app/_lib/url";
import { destinationOf, plainPost } from "@/components/form/delivery/destination";
import { EnquiryForm } from "@/components/form/enquiry-form";
import { NoScriptMail } from "@/components/form/messages/no-script-mail";
import { routes } from "@/content/addresses";
import { entriesOf } from "@/content/collections/collections";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";

/** The enquiry form as a page shows it, with the services in alphabetical order. Reads the endpoint (NEXT_PUBLIC_ENQUIRY_ENDPOINT) during the build. */
export async function enquirySection(level?: 2 | 3): Promise<ReactNode> {
  const endpoint = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  const destination = endpoint ? destinationOf(endpoint, absoluteUrl(routes.thanks)) : undefined;
  const services = await entriesOf("services");
  const options = services
    .map(({ enquiryOption, slug, icon, tone }) => ({ label: enquiryOption, slug, icon, tone }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  return (
    <>
      {!destination && (
        <NoScriptMail
          copy={contact.noScript}
          labels={contact.form.labels}
          to={site.email}
          subject={contact.formHelp.mailSubject}
        />
      )}
      <EnquiryForm
        copy={contact.form}
        help={contact.formHelp}
        services={options}
        budgets={contact.budgets}
        destination={destination}
        plain={plainPost(destination, site.email, contact.formHelp.mailSubject)}
        email={site.email}
        phone={site.phones[0]}
        level={level}
      />
    </>
  );
}
