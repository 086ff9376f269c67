interface AnalyticsProps {
  /** Address of the service's script. */
  src: string;
  /** Its settings. */
  data: Readonly<Record<`data-${string}`, string>>;
}

/** Counts visits, without cookies. Comes after all that the page itself needs: deferred, and last in the browser's queue. */
export function Analytics({ src, data }: AnalyticsProps) {
  return <script defer fetchPriority="low" src={src} {...data} />;
}
