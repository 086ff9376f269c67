import type { DrawingOf } from "./drawing-props";

/** A button in one of its states, in its own colours on white, with its height and width in pixels beside it. */
export function ButtonState({ control: { answers }, at }: DrawingOf<"button">) {
  const button = answers[at]?.button;
  if (!button) return null;
  const { label, fill, ring, message } = button;
  return (
    <svg viewBox="0 0 300 140" aria-hidden="true" className="font-sans">
      <rect width="300" height="140" fill="#FFFFFF" />
      {ring && <rect x="58.500" y="33.500" width="159" height="55" rx="7" fill="none" stroke={ring} strokeWidth="3" />}
      <rect x="62" y="37" width="152" height="48" rx="4" fill={fill} />
      <text x="138" y="66.500" textAnchor="middle" fontSize="16" fontWeight="600" fill="#FFFFFF">
        {label}
      </text>
      <path d="M234 37v48M230 37h8M230 85h8M62 20h152M62 16v8M214 16v8" stroke="#667085" fill="none" />
      <text x="242" y="64.500" fontSize="9" fill="#475467">
        48 px
      </text>
      <text x="138" y="14" textAnchor="middle" fontSize="9" fill="#475467">
        152 px
      </text>
      {message && (
        <text x="62" y="110" fontSize="10" fontWeight="600" fill={message.colour}>
          {message.text}
        </text>
      )}
    </svg>
  );
}
