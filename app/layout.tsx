import type { ReactNode } from "react";
import { siteMetadata } from "./_lib/metadata";
import { SiteDocument } from "./_lib/site-document";

export const metadata = siteMetadata;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
