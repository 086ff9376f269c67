import { clsx } from "clsx";
import type { DrawingOf } from "./drawing-props";

/** Letters of a message that stand in one line on tablets and wider screens. */
const LINE = 52;

/**
 * A button in one of its states, in its own colours on white, with its height and width in pixels beside it. The white is as wide as the column
 * and as high as the button with its message.
 */
export function ButtonState({ control: { answers }, at }: DrawingOf<"button">) {
  const button = answers[at]?.button;
  if (!button) return null;
  const { label, fill, ring, message } = button;
  const isLong = answers.some((answer) => (answer.button.message?.text.length ?? 0) > LINE);
  const height = isLong ? 156 : 140;
  return (
    <svg
      viewBox={`0 -10 300 ${height}`}
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
      className="aspect-[300/156] overflow-hidden font-sans md:aspect-[3]"
    >
      <rect x="-150" y="-10" width="600" height="300" fill="#FFFFFF" />
      {ring && <rect x="36.500" y="38.500" width="159" height="55" rx="7" fill="none" stroke={ring} strokeWidth="3" />}
      <rect x="40" y="42" width="152" height="48" rx="4" fill={fill} />
      <text x="116" y="71.500" textAnchor="middle" fontSize="16" fontWeight="600" fill="#FFFFFF">
        {label}
      </text>
      <g fontSize="12" fill="#475467">
        <path d="M214 42v48M210 42h8M210 90h8M40 26h152M40 22v8M192 22v8" stroke="#667085" fill="none" />
        <text x="222" y="70">
          48 px
        </text>
        <text x="116" y="19" textAnchor="middle">
          152 px
        </text>
      </g>
      {message && (
        <g fontSize="12.500" fontWeight="600" fill={message.colour}>
          <text y="100" className={clsx(!isLong && "md:hidden")}>
            {message.text.split(/(?<=\.) /).map((sentence) => (
              <tspan key={sentence} x="40" dy="1.3em">
                {sentence}
              </tspan>
            ))}
          </text>
          {!isLong && (
            <text x="40" y="116.250" className="max-md:hidden">
              {message.text}
            </text>
          )}
        </g>
      )}
    </svg>
  );
}
