import type { Site } from "@/content/site";

/** E-mail, phone lines and offices. */
export function Contact({ site }: { site: Pick<Site, "email" | "phones" | "headOfficeLine" | "otherOffices"> }) {
  // One line for each country; the contact page lists them all.
  const phones = site.phones.filter(
    ({ country }, index) => site.phones.findIndex((phone) => phone.country === country) === index,
  );
  return (
    <div className="col-span-2 px-5 pt-4 pb-4 md:pt-5.5 md:pb-6.5 text-[0.96875rem] md:col-span-1 md:px-6">
      <h2 className="mb-3 font-note text-note font-medium text-ink-2">Contact</h2>
      <a className="inline-block py-0.5 wrap-anywhere text-link" href={`mailto:${site.email}`}>
        {site.email}
      </a>
      <dl className="my-3">
        {phones.map(({ country, display, href }) => (
          <div key={country} className="flex md:py-0.5">
            <dt className="w-[6em] py-0.5 text-ink-2">{country}</dt>
            <dd className="tabular">
              <a className="foot-link" href={href}>
                {display}
              </a>
            </dd>
          </div>
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
