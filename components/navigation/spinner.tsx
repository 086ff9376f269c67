/** The spinner while a page is loading: a quarter circle that turns in the middle of the main area, which fills the window under the header. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
      <svg viewBox="0 0 48 48" className="size-14 animate-spin motion-reduce:animate-none" aria-hidden="true">
        <circle cx="24" cy="24" r="21" fill="none" stroke="var(--color-line-2)" strokeWidth="1.5" />
        <path d="M24 3A21 21 0 0 1 45 24H35A11 11 0 0 0 24 13Z" fill="var(--color-p-f)" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
