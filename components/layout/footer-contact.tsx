import { Fragment } from "react";
import type { Site } from "@/content/site";

/** E-mail, phone lines and offices. */
export function Contact({ site }: { site: Pick<Site, "email" | "phones" | "headOfficeLine" | "otherOffices"> }) {
  // One line for each country; the contact page lists them all.
  const phones = site.phones.filter(
    ({ country }, index) => site.phones.findIndex((phone) => phone.country === country) === index,
  );
  return (
    <div className="foot-cell foot-contact">
      <h2>Contact</h2>
      <a className="text-link" href={`mailto:${site.email}`}>
        {site.email}
      </a>
      <dl>
        {phones.map(({ country, display, href }) => (
          <Fragment key={country}>
            <dt>{country}</dt>{" "}
            <dd>
              <a href={href}>{display}</a>
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>
        {`${site.headOfficeLine}.`}
        {site.otherOffices && (
          <>
            <br />
            {`Offices in ${site.otherOffices}.`}
          </>
        )}
      </p>
    </div>
  );
}
