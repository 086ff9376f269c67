import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { Heading } from "@/components/ui/heading";
import { Link } from "@/components/ui/link";
import type { Home } from "@/content/home";

export interface FocusBay {
  slug: string;
  route: Route;
  name: string;
  menuLine: string;
}

interface FocusBandProps {
  copy: Home["focus"];
  bays: FocusBay[];
}

/** Six bays on one line, each a link to its field. */
export function FocusBand({ copy, bays }: FocusBandProps) {
  return (
    <section
      id="focus"
      aria-label={copy.heading}
      className="signal mt-8 overflow-x-clip bg-p-f pt-[clamp(1.625rem,5cqi,5.5rem)] pb-[clamp(1rem,3.6cqi,4rem)] text-ink md:mt-s8"
    >
      <div className="grid-12 items-end gap-y-4">
        <Heading level={2} size="d1" text={copy.heading} className="md:col-span-7" />
        <p className="leading-[1.4] md:col-span-4 md:col-start-9 md:text-[1.0625rem] lg:col-span-3 lg:col-start-10">
          {copy.lead}
        </p>
      </div>
      <ul className="mt-[clamp(0.75rem,3cqi,3.5rem)] grid gap-y-1 md:grid-cols-3 md:gap-y-6 lg:grid-cols-6 lg:px-mar">
        {bays.map(({ slug, route, name, menuLine }) => (
          <li key={slug}>
            <Link href={route} className="group/bay grid h-full grid-cols-[30%_1fr] items-end max-md:pr-mar md:block">
              <ArtUse sheet="focus" name={slug} className="w-full max-md:overflow-hidden!" />
              <span className="block">
                <b className="mt-4 block pr-3 max-md:pl-3 md:px-mar text-[1.0625rem] leading-tight tracking-[-0.022em] group-hover/bay:underline max-md:mt-0 md:text-[1.1875rem] lg:pl-0">
                  {name}
                </b>
                <span className="mt-1 block pr-3 text-[0.90625rem] leading-[1.3] md:max-w-[17em] md:leading-[1.4] max-md:pl-3 md:px-mar lg:pl-0!">
                  {menuLine}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
