interface ScopeProps {
  takeOn: string[];
  decline: string[];
}

/** What we take on and what we don't, side by side. */
export function Scope({ takeOn, decline }: ScopeProps) {
  return (
    <div className="grid-12 gap-y-10">
      <Column heading="We take on" items={takeOn} className="md:col-span-7" mark="before:bg-p-f" />
      <Column heading="We don't" items={decline} className="md:col-span-5" mark="before:border before:border-ink" />
    </div>
  );
}

function Column({ heading, items, className, mark }: { heading: string; items: string[]; className: string; mark: string }) {
  return (
    <div className={className}>
      <h3 className="border-t border-ink pt-3 pb-2 font-note text-note font-medium">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li
            key={item}
            className={`flex gap-4 border-t border-line py-3 text-[1.0625rem] before:mt-[0.4em] before:size-2.5 before:flex-none ${mark}`}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
