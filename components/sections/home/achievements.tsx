import type { ReactNode } from "react";
import type { Statistic } from "@/content/single-pages/home";

/** The strip of claims: a figure, and a dimension line that names what it counts. */
export function Achievements({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="figures">
      {statistics.map(({ number, label }) => (
        <div key={label}>
          <dt className="dimension">
            <span>{label}</span>
          </dt>
          <dd className="numeral">{figure(number)}</dd>
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
      <span>{sign}</span>
    </>
  );
}
