import { SharedHours } from "@/components/clocks/live-visitor";
import { timeWords } from "@/components/clocks/time/zone-time";
import { hourLabel } from "@/components/sections/offer/charts/day-scale";
import { newTab } from "@/components/ui/links/new-tab";
import type { Contact } from "@/content/single-pages/contact";
import type { Site } from "@/content/site";

/** Further ways to reach the company, which an owner may switch on. */
export interface ContactWays {
  chat?: { service: string; address: string; label: string };
  /** Maps of offices, each with the name of its link. */
  maps?: { label: string; address: string }[];
}

interface ContactCardsProps extends ContactWays {
  cards: Contact["cards"];
  site: Pick<Site, "phones" | "email" | "headOfficeLine" | "globalOffices" | "businessHours" | "offices">;
}

/** Phone lines where there are any, e-mail, offices, business hours. */
export function ContactCards({ cards, site, chat, maps = [] }: ContactCardsProps) {
  return (
    <div className="grid break-inside-avoid border-[1.5px] border-ink md:grid-cols-2 lg:h-full lg:grid-cols-1">
      {(site.phones.length > 0 || chat) && <Phones heading={cards.phone.heading} phones={site.phones} chat={chat} />}
      <Card heading={cards.email.heading}>
        <a
          className="inline-block py-0.5 text-[1.1875rem] font-semibold tracking-[-0.02em] wrap-anywhere text-link"
          href={`mailto:${site.email}`}
        >
          {site.email}
        </a>
      </Card>
      <Card heading={cards.offices.heading}>
        <p className="font-semibold">{cards.offices.head}</p>
        <p>{site.headOfficeLine}</p>
        {site.globalOffices.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{cards.offices.global}</p>
            <p>{listed(site.globalOffices)}</p>
          </>
        )}
        {maps.length > 0 && (
          <ul className="mt-2">
            {maps.map(({ label, address }) => (
              <li key={address}>
                <a className="inline-block py-0.5 underline" href={address} {...newTab(label)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card heading={cards.hours.heading}>
        <dl>
          {site.businessHours.map(({ label, opens, closes }) => (
            <Row key={label} label={label}>
              <ClockTime hour={opens} /> to <ClockTime hour={closes} />
            </Row>
          ))}
          {cards.hours.supportHours && <Row label={cards.hours.support}>{cards.hours.supportHours}</Row>}
        </dl>
        <div className="mt-2 grid min-h-[3lh] font-note text-note text-ink-2 *:col-start-1 *:row-start-1">
          <SharedHours offices={site.offices.map(({ place, timeZone }) => ({ place, timeZone }))} hours={site.businessHours[0]}>
            <p>{cards.hours.zone}</p>
          </SharedHours>
        </div>
      </Card>
    </div>
  );
}

const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

function Phones({ heading, phones, chat }: { heading: string } & Pick<Site, "phones"> & Pick<ContactWays, "chat">) {
  return (
    <Card heading={heading}>
      <dl>
        {[...new Set(phones.map(({ country }) => country))].map((country) => (
          <Row key={country} label={country}>
            {phones
              .filter((phone) => phone.country === country)
              .flatMap(({ display, href }) => [
                <a key={href} className="block py-0.5 hover:underline" href={href}>
                  {display}
                </a>,
                " ",
              ])}
          </Row>
        ))}
        {chat && (
          <Row label={chat.service}>
            <a className="block py-0.5 underline" href={chat.address} {...newTab(chat.label)}>
              {chat.label}
            </a>
          </Row>
        )}
      </dl>
    </Card>
  );
}

/** An hour in words that a reader of the 24-hour clock can check too. */
function ClockTime({ hour }: { hour: number }) {
  return <time dateTime={hourLabel(hour)}>{timeWords(hour)}</time>;
}

function Card({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 border-line-2 px-5 pt-4 pb-5 not-last:border-b md:max-lg:odd:border-r md:max-lg:nth-3:border-b-0">
      <h3 className="mb-2 font-note text-[0.875rem] font-medium text-ink-2">{heading}</h3>
      {children}
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
      <dt className="py-0.5 text-ink-2">{label}</dt>
      <dd className="py-0.5 font-medium tabular">{children}</dd>
    </div>
  );
}
