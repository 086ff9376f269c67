import type { ReactNode } from "react";
import { Link } from "@/components/ui/links/link";
import { newTab } from "@/components/ui/links/new-tab";
import { isRoute } from "@/components/ui/links/route";
import { NoWrap } from "./no-wrap";

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Turns `[label](/path/)` in a content text into links; everything else stays as it is. Addresses with a scheme become plain anchors. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = "", href = ""] = match;
    parts.push(<NoWrap key={end} text={text.slice(end, match.index)} />);
    parts.push(<InlineLink key={`${match.index}-link`} href={href} label={label} />);
    end = match.index + whole.length;
  }
  const rest = text.slice(end);
  return rest ? [...parts, <NoWrap key={end} text={rest} />] : parts;
}

function InlineLink({ href, label }: { href: string; label: string }) {
  if (!isRoute(href)) {
    return (
      <a className="text-link" href={href} {...(href.startsWith("https:") && newTab(label))}>
        {label}
      </a>
    );
  }
  return (
    <Link className="text-link" href={href}>
      {label}
    </Link>
  );
}
