import { routes } from "../addresses";
import { site } from "../site";

/** The last section of the Markdown copy of a page. */
export const markdownFoot = {
  heading: "About this file",
  /** `address`: the absolute address of the page. */
  text: ({ title, address }: { title: string; address: string }) =>
    `This is the text of [${title}](${address}). Enquiries: ${site.origin}${routes.contact} or ${site.email}. All pages: [llms.txt](${site.origin}/llms.txt).`,
};
