import { destinationOf } from "@/components/form/delivery/destination";
import { define } from "@/components/test-support/media";

/** The thank-you page for visitors without JavaScript. */
export const THANKS = "https://www.company.example/thank-you/";

/** An enquiry in many scripts, with a long message. */
export function enquiry(): FormData {
  const data = new FormData();
  data.set("name", "Meera जोशी");
  data.set("message", "<b>₹ 🙂‍↕️ שלום</b>\n".repeat(1000));
  data.set("agree", "true");
  data.set("leave_empty", "");
  return data;
}

/** A first attempt to send it. */
export const attempt = () => ({ data: enquiry(), key: "key-1", elapsed: 42 });

/** An endpoint of one's own. */
export const own = destinationOf("https://forms.example/enquiry", THANKS);

/** Gives Node a browser's word on whether there is a network: Node 20 has no navigator. */
export const setOnline = (onLine: boolean): void => define(globalThis, "navigator", { onLine });
