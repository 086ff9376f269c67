import { SharedHours } from "@/components/clocks/live-visitor";
import { timeWords } from "@/components/clocks/time/zone-time";
import { hourLabel } from "@/components/ui/day-hours";
import { newTab } from "@/components/ui/links/new-tab";
import { formatList } from "@/components/ui/text/format-list";
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
  site: Pick<Site, "phones" | "email" | "headOfficeLine" | "globalOffices" | "phoneOnly" | "businessHours" | "offices">;
}

/** Phone lines where there are any, e-mail, offices, business hours. */
export function ContactCards({ cards, site, chat, maps = [] }: ContactCardsProps) {
  return (
    <div className="contact-cards">
      {(site.phones.length > 0 || chat) && <Phones heading={cards.phone.heading} phones={site.phones} chat={chat} />}
      <Card heading={cards.email.heading}>
        <a className="text-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </Card>
      <Card heading={cards.offices.heading}>
        <b>{cards.offices.head}</b>
        <p>{site.headOfficeLine}</p>
        {site.globalOffices.length > 0 && (
          <>
            <b>{cards.offices.global}</b>
            <p>{formatList(site.globalOffices)}</p>
          </>
        )}
        {site.phoneOnly.length > 0 && (
          <>
            <b>{cards.offices.phoneOnly}</b>
            <p>{formatList(site.phoneOnly)}</p>
          </>
        )}
        {maps.length > 0 && (
          <ul>
            {maps.map(({ label, address }) => (
              <li key={address}>
                <a className="text-link" href={address} {...newTab(label)}>
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
        <div className="stacked note">
          <SharedHours offices={site.offices.map(({ place, timeZone }) => ({ place, timeZone }))} hours={site.businessHours[0]}>
            <p>{cards.hours.zone}</p>
          </SharedHours>
        </div>
      </Card>
    </div>
  );
}

function Phones({ heading, phones, chat }: { heading: string } & Pick<Site, "phones"> & Pick<ContactWays, "chat">) {
  return (
    <Card heading={heading}>
      <dl>
        {[...new Set(phones.map(({ country }) => country))].map((country) => (
          <Row key={country} label={country}>
            {phones
              .filter((phone) => phone.country === country)
              .flatMap(({ display, href }) => [
                <a key={href} href={href}>
                  {display}
                </a>,
                " ",
              ])}
          </Row>
        ))}
        {chat && (
          <Row label={chat.service}>
            <a className="text-link" href={chat.address} {...newTab(chat.label)}>
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
    <div>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt> <dd>{children}</dd>
    </>
  );
}
