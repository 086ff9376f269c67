import { ThemeToggle } from "@/components/theme/theme";

/** The theme toggle with its dial, half in light; CSS chooses the name that says what a press will do. */
export function ThemeDial({ className }: { className: string }) {
  return (
    <ThemeToggle className={className}>
      <svg viewBox="0 0 20 20" className="theme-dial" aria-hidden="true">
        <path d="M10 3.5A6.5 6.5 0 0 1 10 16.5Z" fill="currentColor" />
        <path
          d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 0V2M10 18V20M0 10H2M18 10H20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <span className="sr-only">
        <span className="dark:hidden">Switch to dark theme</span>{" "}
        <span className="hidden dark:inline">Switch to light theme</span>
      </span>
    </ThemeToggle>
  );
}
