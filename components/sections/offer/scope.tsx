import { NoWrap } from "@/components/ui/text/no-wrap";

interface ScopeProps {
  takeOn: string[];
  decline: string[];
}

/** What we take on and what we don't, side by side. */
export function Scope({ takeOn, decline }: ScopeProps) {
  return (
    <div className="grid gap-x-gut gap-y-8 md:grid-cols-2">
      <Column heading="We take on" items={takeOn} mark="before:bg-p-f" />
      <Column heading="We don’t" items={decline} mark="before:border-[1.5px] before:border-ink" />
    </div>
  );
}

function Column({ heading, items, mark }: { heading: string; items: string[]; mark: string }) {
  return (
    <div>
      <h3 className="border-t-[1.5px] border-ink pt-3 pb-3 text-h3 font-semibold">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li
            key={item}
            className={`flex gap-3.5 border-t border-line py-3 leading-[1.4] before:mt-[0.4em] before:size-2.5 before:flex-none md:py-3.5 md:text-[1.0625rem] xl:text-[1.25rem] ${mark}`}
          >
            <span>
              <NoWrap text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
