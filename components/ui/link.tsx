import type { Route } from "next";
import NextLink from "next/link";
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & {
  href: Route;
  /** The page's main way on: fetched ahead of the click. At most a handful on a page, each costs three requests. */
  primary?: boolean;
};

/** A link to a page of this site. Never `prefetch={true}`: in an export the click then does nothing (vercel/next.js#92341). */
export function Link({ href, primary = false, ...props }: LinkProps) {
  return <NextLink {...props} href={href} prefetch={primary ? null : false} />;
}
