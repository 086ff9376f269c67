import { NoWrap } from "@/components/ui/text/no-wrap";

interface ScopeProps {
  takeOn: string[];
  decline: string[];
}

/** What we take on and what we don't, side by side. */
export function Scope({ takeOn, decline }: ScopeProps) {
  return (
    <div className="scope in-2">
      <Column heading="We take on" items={takeOn} />
      <Column heading="We decline" items={decline} />
    </div>
  );
}

function Column({ heading, items }: { heading: string; items: string[] }) {
  return (
    <div>
      <h3 className="ruled-title">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <NoWrap text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
