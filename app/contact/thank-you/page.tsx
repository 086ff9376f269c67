import type { Metadata } from "next";
import { ThanksPage } from "@/components/page/thanks-page";
import { contact } from "@/content/contact";

const { thanks } = contact;

export const metadata: Metadata = { title: thanks.title, description: thanks.description, robots: { index: false } };

export default function Page() {
  return <ThanksPage copy={thanks} />;
}
