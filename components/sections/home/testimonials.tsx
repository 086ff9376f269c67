import { Portrait } from "@/components/art/portrait";
import { measuredOf, toneAt } from "@/components/sections/offer/charts/measured";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Fold } from "@/components/ui/fold";
import { Photo, type Pictured } from "@/components/ui/photo";
import { Sheet } from "@/components/ui/sheet";
import { initialsOf } from "@/components/ui/text/initials";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Home } from "@/content/single-pages/home";
import type { Measure, Testimonial } from "@/content/testimonials";

interface TestimonialsProps {
  /** Stands beside invented ones. */
  sampleMark: string;
  copy: Home["testimonials"];
  testimonials: Pictured<Testimonial>[];
  note: string;
}

/** Clients: those with a measured claim, which is drawn to scale; the others in a few words, folded away on phones behind the first. */
export function Testimonials({ copy, testimonials, sampleMark, note }: TestimonialsProps) {
  const measured = measuredOf(testimonials);
  const spoken = testimonials.filter(({ measure }) => !measure);
  const others = (
    <ul className="grid gap-x-gut md:grid-cols-2 md:px-mar lg:grid-cols-3">
      {spoken.map((quote) => (
        <li key={quote.id} className="quote-cell border-t border-line pt-3 pb-4 md:pt-4 md:pb-8">
          <Quote quote={quote} mark={sampleMark} />
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet id="testimonials" name="Testimonials" note={note} className="home-sheet">
      <SheetHead heading={copy.heading} size="d2" />
      {measured.length > 0 && (
        <ul
          className="quote-strip grid gap-x-gut px-mar md:grid-cols-3 md:@max-[40rem]:grid-cols-1"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which a keyboard has to reach
          tabIndex={0}
          aria-label={copy.heading}
        >
          {measured.map((quote, index) => (
            <li key={quote.id} data-tone={toneAt(index)} className="quote-cell border-t border-ink pt-3 pb-4 md:pt-4 md:pb-10">
              <MeasuredClaim measure={quote.measure} />
              <Quote quote={quote} mark={sampleMark} />
            </li>
          ))}
        </ul>
      )}
      {measured.length === 0 ? (
        <div className="max-md:px-mar">{others}</div>
      ) : (
        spoken.length > 0 && (
          <Fold
            label={copy.more}
            className="max-md:mx-mar max-md:border-t max-md:border-line"
            summaryClassName="w-full justify-between"
          >
            {others}
          </Fold>
        )
      )}
    </Sheet>
  );
}

/** The claim as two bars on one scale from zero: before in outline, after filled. */
function MeasuredClaim({ measure: { claim, percent, before, after } }: { measure: Measure }) {
  const whole = Math.max(before.value, after.value);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 pb-3 @max-[17rem]:block md:block md:pb-6">
      <p className="font-note max-md:col-start-2 text-[0.9375rem] font-medium">{claim}</p>
      <p className="-ml-[0.045em] text-num font-semibold max-md:row-span-2 max-md:row-start-1 max-md:pb-4.5 max-md:text-[3.5rem] md:pt-3">
        {percent}
        <span className="text-[0.42em] font-medium tracking-normal">%</span>
      </p>
      <p className="sr-only">{`Before: ${before.label}. After: ${after.label}.`}</p>
      <div aria-hidden="true" className="grid gap-1 pt-1 font-note text-note leading-tight md:gap-2 md:pt-7">
        {[before, after].map(({ label, value }, index) => (
          <div key={label}>
            <svg
              className="block h-4 w-full overflow-visible md:h-5"
              viewBox={`0 0 ${whole} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                width={value}
                height="1"
                fill={index === 0 ? "none" : "var(--k-f)"}
                stroke={index === 0 ? "var(--color-ink)" : "var(--k-l)"}
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <span className="block pt-0.5 md:pt-1">{label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Quote({
  quote: { name, position, company, rating, content, portrait, face, sample },
  mark,
}: {
  quote: Omit<Pictured<Testimonial>, "measure">;
  mark: string;
}) {
  return (
    <figure className="quote">
      <blockquote>{content}</blockquote>
      <figcaption>
        {portrait ? (
          <Photo picture={portrait} sizes="64px" className="photo-round" />
        ) : face ? (
          <Portrait name={face} />
        ) : (
          <i aria-hidden="true">{initialsOf(name)}</i>
        )}{" "}
        <b>{name}</b> <span className="text-note">{`Rated ${rating} of 5`}</span>{" "}
        <span>
          {`${position}, ${company} `}
          {sample && <SampleMark label={mark} />}
        </span>
      </figcaption>
    </figure>
  );
}
