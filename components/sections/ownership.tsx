import { Balloon } from "@/components/ui/balloon";
import { Heading } from "@/components/ui/heading";

interface OwnershipProps {
  heading: string;
  items: string[];
  /** Names of technologies used along the way. */
  tools: string[];
}

/** What belongs to the client at the end, counted, and the tools it was made with. */
export function Ownership({ heading, items, tools }: OwnershipProps) {
  return (
    <div className="grid-12 gap-y-8 pt-[clamp(2rem,4.4cqi,4.5rem)]">
      <Heading level={2} size="d1" text={heading} className="settle md:col-span-6" />
      <ol className="border-t border-ink md:col-span-6">
        {items.map((item, index) => (
          <li
            key={item}
            className="flex items-center gap-4 border-b border-line py-3.5 text-[clamp(1.0625rem,1.45cqi,1.5rem)] leading-tight tracking-[-0.015em]"
          >
            <Balloon number={index + 1} />
            {item}
          </li>
        ))}
      </ol>
      <p className="font-note text-note text-ink-2">Tools, as a rule: {tools.join(", ")}.</p>
    </div>
  );
}
