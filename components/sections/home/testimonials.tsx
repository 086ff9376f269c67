import { SpriteImage } from "@/components/art/sprite-image";
import { measuredOf, toneAt } from "@/components/sections/shared/measured-claims";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { Photo, type Pictured } from "@/components/ui/photo";
import { Sheet } from "@/components/ui/sheet";
import { StripPosition } from "@/components/ui/strip-position";
import { initialsOf } from "@/components/ui/text/initials";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Home } from "@/content/single-pages/home";
import type { Measure, Testimonial } from "@/content/testimonials";
import { BeforeAfter } from "./before-after";

interface TestimonialsProps {
  /** The word beside an invented testimonial: Sample. */
  sampleMark: string;
  copy: Home["testimonials"];
  testimonials: Pictured<Testimonial>[];
  note: string;
}

/** Clients: those with a measured claim, which is drawn to scale; the others in a few words, folded away on phones behind the first. */
export function Testimonials({ copy, testimonials, sampleMark, note }: TestimonialsProps) {
  const measured = measuredOf(testimonials);
  const spoken = testimonials.filter(({ measure }) => !measure);
  const rating = sharedRating(testimonials);
  const areSamples = testimonials.every(({ sample }) => sample);
  const quoted = { mark: sampleMark, isRated: rating === undefined };
  const others = (
    <ul className="in-3 quotes">
      {spoken.map((quote) => (
        <li key={quote.id}>
          <Quote quote={quote} {...quoted} />
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet id="testimonials" name="Testimonials" note={note} className="home-sheet">
      <SheetHead
        heading={copy.heading}
        lead={
          rating === undefined
            ? undefined
            : `${testimonials.length} ${areSamples ? "sample " : ""}testimonials, each rated ${rated(rating)}.`
        }
      />
      {measured.length > 0 && (
        <ul
          className="in-3 quotes quote-strip"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which a keyboard has to reach
          tabIndex={0}
          aria-label={copy.heading}
        >
          {measured.map((quote, index) => (
            <li key={quote.id} data-tone={toneAt(index)}>
              <MeasuredClaim measure={quote.measure} />
              <Quote quote={quote} {...quoted} />
              <StripPosition at={index + 1} of={measured.length} />
            </li>
          ))}
        </ul>
      )}
      {measured.length === 0
        ? others
        : spoken.length > 0 && (
            <PhoneDisclosure label={copy.more} className="row-fold quote-fold">
              {others}
            </PhoneDisclosure>
          )}
    </Sheet>
  );
}

const rated = (rating: number) => `${rating} of 5`;

/** The rating that all give; undefined where they differ, or where there is only one. */
function sharedRating(testimonials: readonly Pick<Testimonial, "rating">[]): number | undefined {
  const [first, ...others] = testimonials.map(({ rating }) => rating);
  return others.length > 0 && others.every((rating) => rating === first) ? first : undefined;
}

/** The claim with its two drawings. */
function MeasuredClaim({ measure }: { measure: Measure }) {
  const { claim, percent } = measure;
  return (
    <div className="claim">
      <p>{claim}</p>
      <p className="numeral">
        {percent}
        <span>%</span>
      </p>
      <BeforeAfter measure={measure} />
    </div>
  );
}

interface QuoteProps {
  quote: Omit<Pictured<Testimonial>, "measure">;
  mark: string;
  /** Whether its rating stands beside its name. */
  isRated: boolean;
}

function Quote({ quote: { name, position, company, rating, content, portrait, face, sample }, mark, isRated }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>{content}</blockquote>
      <figcaption>
        {portrait ? (
          <Photo picture={portrait} sizes="64px" className="photo-round" />
        ) : face ? (
          <SpriteImage sprite="portraits" name={face} />
        ) : (
          <i aria-hidden="true">{initialsOf(name)}</i>
        )}{" "}
        <b>{name}</b> {isRated && <span className="rated">{`Rated ${rated(rating)} `}</span>}
        <span>
          {`${position}, ${company} `}
          {sample && <SampleMark label={mark} />}
        </span>
      </figcaption>
    </figure>
  );
}
