import { clsx } from "clsx";
import { NoWrap } from "@/components/ui/text/no-wrap";

interface ScopeProps {
  takeOn: string[];
  decline: string[];
}

/** What we take on and what we don't, side by side. */
export function Scope({ takeOn, decline }: ScopeProps) {
  return (
    <div className="grid gap-x-gut gap-y-8 md:grid-cols-2">
      <Column heading="We take on" items={takeOn} mark="taken" />
      <Column heading="We don’t" items={decline} />
    </div>
  );
}

function Column({ heading, items, mark }: { heading: string; items: string[]; mark?: "taken" }) {
  return (
    <div>
      <h3 className="border-t-[1.5px] border-ink pt-3 pb-3 text-h3 font-semibold">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={clsx("scope-item", mark)}>
            <NoWrap text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
