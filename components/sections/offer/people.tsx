import { Photo, type Pictured } from "@/components/ui/photo";
import { initialsOf } from "@/components/ui/text/initials";
import { RichText } from "@/components/ui/text/rich-text";
import type { Block } from "@/content/types";

interface PeopleProps {
  people: Pictured<Extract<Block, { kind: "people" }>["people"]>;
}

/** The people of a team: each with a portrait, or with initials where there is none. */
export function People({ people }: PeopleProps) {
  return (
    <ul className="people in-3 px-mar">
      {people.map(({ name, role, text, portrait }) => (
        <li key={name} className="person">
          {portrait ? (
            <Photo picture={portrait} sizes="112px" className="photo-round" />
          ) : (
            <span className="person-ring" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div>
            <h3>{name}</h3>
            <p className="caption">{role}</p>
            {text && <RichText text={text} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
