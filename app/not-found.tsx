import { unlistedMetadata } from "@/app/_lib/metadata";
import { NotFoundPage } from "@/components/page/not-found-page";
import { allPages } from "@/content/collections";
import { siteMap } from "@/content/navigation";
import { notFound } from "@/content/not-found";

export const metadata = unlistedMetadata(notFound);

export default async function NotFound() {
  const [pages, map] = await Promise.all([allPages(), siteMap()]);
  const likely = pages.filter(({ route }) => notFound.likely.includes(route));
  return <NotFoundPage copy={notFound} likely={likely} map={map} />;
}
