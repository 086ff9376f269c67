import { Photo, type Pictured } from "@/components/ui/photo";
import { initialsOf } from "@/components/ui/text/initials";
import { RichText } from "@/components/ui/text/rich-text";
import type { Block } from "@/content/collections/schema";

interface PeopleProps {
  people: Pictured<Extract<Block, { kind: "people" }>["people"]>;
}

/** The people of a team: each with a portrait, or with initials where there is none. */
export function People({ people }: PeopleProps) {
  return (
    <ul className="grid gap-x-gut px-mar md:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, role, text, portrait }) => (
        <li key={name} className="person border-t border-line py-4.5 md:py-6">
          {portrait ? (
            <Photo picture={portrait} sizes="112px" className="photo-round" />
          ) : (
            <span className="person-ring" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div>
            <h3 className="text-h3 font-semibold">{name}</h3>
            <p className="font-note text-note text-ink-2">{role}</p>
            {text && (
              <p className="mt-1.5 text-ink-2">
                <RichText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
