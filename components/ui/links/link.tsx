import type { Route } from "next";
import NextLink from "next/link";
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: Route };

/**
 * A link to a page of this site. What is fetched ahead, and when, is decided in one place (components/navigation/prefetch-visible.ts), so Next's own
 * prefetch is off: it would fetch every link on the screen at once. And never `prefetch={true}`: in an export the click then does nothing
 * (vercel/next.js#92341).
 */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />;
}
