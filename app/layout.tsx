import type { ReactNode } from "react";
import { SiteDocument } from "./_lib/pages/site-document";
import { siteMetadata } from "./_lib/seo/metadata";

export const metadata = siteMetadata;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
