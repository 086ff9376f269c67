import { About } from "@/components/sections/home/about";
import { Services } from "@/components/sections/home/services";
import { Technologies } from "@/components/sections/home/technologies";
import { Testimonials } from "@/components/sections/home/testimonials";
import { Trusted } from "@/components/sections/home/trusted";
import { entriesOf, routes } from "@/content/collections";
import { badges, companies } from "@/content/companies";
import { home } from "@/content/home";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { pageMetadata } from "./_lib/metadata";

export const metadata = pageMetadata({ route: routes.home, meta: home.meta });

const sheet = (number: number) => `Sheet ${number} of 7`;

export default async function Page() {
  const [services, focus, industries] = await Promise.all([entriesOf("services"), entriesOf("focus"), entriesOf("industry")]);
  return (
    <>
      <h1 className="pt-40 px-mar text-d0">{home.hero.headlineLines.join(" ")}</h1>
      <About copy={home.about} note={sheet(2)} plate={null} year={new Date().getFullYear()} />
      <Services copy={home.services} focusCopy={home.focus} services={services} focus={focus} note={sheet(3)} />
      <Technologies copy={home.technologies} tabs={technologyTabs} note={sheet(4)} />
      <Trusted copy={home.trusted} bandCopy={home.industries} companies={companies} badges={badges} industries={industries} note={sheet(5)} />
      <Testimonials copy={home.testimonials} testimonials={testimonials} note={sheet(6)} />
    </>
  );
}
