import type { MetadataRoute } from "next";
import { light } from "@/components/ui/tokens";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { APP_ICONS } from "./_lib/images/brand";

export const dynamic = "force-static";

/** The web app manifest: name, icons and colours for the home screen. The site opens in the browser, because it is no app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: home.meta.description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: "/brand/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...APP_ICONS.map(({ file, size, purpose }) => ({
        src: `/brand/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
}
