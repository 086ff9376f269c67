import type { ReactNode } from "react";
import type { Statistic } from "@/content/single-pages/home";

/** The strip of claims: a figure, and a dimension line that names what it counts. */
export function Achievements({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="grid-12 gap-y-4 pt-[clamp(1.25rem,4cqi,5rem)]">
      {statistics.map(({ number, label }) => (
        <div
          key={label}
          className="col-span-2 flex flex-col-reverse md:col-span-3 @max-[17rem]:col-span-4 md:@max-[40rem]:col-span-6"
        >
          <dt className="dimension mt-3 text-[0.90625rem] leading-none md:mt-5">
            <span>{label}</span>
          </dt>
          <dd className="-ml-[0.045em] text-num font-semibold max-md:text-[3.25rem]">{figure(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "2567+" and "99.9%" with their sign raised; "24/7" as it is. */
function figure(number: string): ReactNode {
  const sign = number.match(/[+%]$/)?.[0];
  if (!sign) return number;
  return (
    <>
      {number.slice(0, -1)}
      <span className="relative -top-[0.72em] ml-[0.08em] text-[0.42em] font-medium tracking-normal">{sign}</span>
    </>
  );
}
