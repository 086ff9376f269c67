import { ArtUse } from "@/components/art/drawing";
import { newTab } from "@/components/ui/links/new-tab";
import type { Site } from "@/content/site";

/** Mark, name, blurb and social networks; their links open new tabs. */
export function Brand({ site }: { site: Pick<Site, "name" | "blurb" | "social"> }) {
  return (
    <div className="col-span-2 px-5 pt-4 pb-4 md:pt-5.5 md:pb-6.5 md:col-span-1 md:px-6">
      <div className="flex items-end gap-4 md:block">
        <ArtUse sheet="glyphs" name="mark" className="h-[55px] w-[58px] flex-none" />
        <p className="min-w-0 text-[min(2.75rem,13.2cqi)] leading-none font-[650] tracking-[-0.045em] md:mt-4">{site.name}</p>
      </div>
      <p className="mt-2.5 max-w-[20em] text-[0.9375rem] text-ink-2">{site.blurb}</p>
      <Networks social={site.social} />
    </div>
  );
}

function Networks({ social }: Pick<Site, "social">) {
  if (social.length === 0) return null;
  return (
    <ul className="mt-3 -ml-3 flex flex-wrap md:mt-5">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a href={href} {...newTab(network)} className="grid size-11 place-items-center rounded-1 hover:bg-tint">
            <ArtUse sheet="social" name={`net-${network.toLowerCase()}`} className="size-[1.125rem]" />
          </a>
        </li>
      ))}
    </ul>
  );
}
