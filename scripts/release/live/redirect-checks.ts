import { REDIRECTS } from "@/scripts/hosts/redirects";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { HOST_PAGE, WIDTH } from "./answers";
import { type Check, finding, type LiveSite } from "./live-site";

const isMove = (status: number) => status === 301 || status === 308;

/** The path and anchor that a Location leads to, if that is on the site. */
function targetOf(location: string | null, { origin }: LiveSite): string {
  const url = location && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return url?.host === new URL(origin).host ? url.pathname + url.hash : String(location);
}

/** Moved addresses lead to their pages, and an address without its slash to the page with it. */
export const redirects: Check = async (site) => {
  const wanted: [string, string][] = Object.entries(REDIRECTS);
  const faults = await mapWithConcurrency(wanted, WIDTH, async ([from, to]) => {
    const first = await site.ask(from);
    // Some hosts add the missing slash first.
    const isSlash = isMove(first.status) && targetOf(first.headers.get("location"), site) === `${from}/` && to !== `${from}/`;
    const { status, headers } = isSlash ? await site.ask(`${from}/`) : first;
    const target = targetOf(headers.get("location"), site);
    return isMove(status) && target === to
      ? ""
      : `${from} answers ${status}${isMove(status) ? ` to ${target}` : ""}, not 301 to ${to}`;
  });
  const { status, headers } = await site.ask("/faq");
  const toFolder = [301, 302, 307, 308].includes(status) && targetOf(headers.get("location"), site) === "/faq/";
  return [
    finding("redirects", `all ${wanted.length} lead to their pages`, faults.filter(Boolean), `${HOST_PAGE}: redirects.`),
    finding(
      "slashes",
      "an address without its slash leads to the page",
      toFolder ? [] : [`/faq answers ${status}`],
      `${HOST_PAGE}.`,
    ),
  ];
};
