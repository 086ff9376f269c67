import { ArtUse } from "@/components/art/drawing";
import { newTab } from "@/components/ui/links/new-tab";
import type { Site } from "@/content/site";

/** Mark, name, blurb and social networks; their links open new tabs. */
export function Brand({ site }: { site: Pick<Site, "name" | "blurb" | "social"> }) {
  return (
    <div className="foot-cell">
      <p className="foot-brand">
        <ArtUse sprite="glyphs" name="mark" />
        {site.name}
      </p>
      <p className="foot-blurb">{site.blurb}</p>
      <Networks social={site.social} />
    </div>
  );
}

function Networks({ social }: Pick<Site, "social">) {
  if (social.length === 0) return null;
  return (
    <ul className="foot-networks">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a href={href} {...newTab(network)}>
            <ArtUse sprite="social" name={`net-${network.toLowerCase()}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
