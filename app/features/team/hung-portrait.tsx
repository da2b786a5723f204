import type { MouseEvent } from 'react';
import { PortraitOpening } from '../../site/portrait.tsx';
import type { PictureArrival } from '../../ui/picture.tsx';
import { AttributeDrawing } from './attribute-drawing.tsx';
import { PersonName } from './person-name.tsx';
import { titleOf, type TeamMember } from './team-member.ts';

interface HungPortraitProps {
  person: TeamMember;
  sizes: string;
  arrival: PictureArrival;
  /** Among the answer to what the room was asked; undefined while it was asked nothing. */
  isChosen: boolean | undefined;
  onOpen: (id: string) => void;
}

const CHOICE = new Map([
  [true, 'hung is-chosen'],
  [false, 'hung is-faded'],
]);

/** A frame on the wall, with its label: the way to what there is to read of the person. */
export function HungPortrait({ person, sizes, arrival, isChosen, onOpen }: HungPortraitProps) {
  const { id, name, portrait, attribute } = person;
  return (
    <li className={(isChosen === undefined ? undefined : CHOICE.get(isChosen)) ?? 'hung'}>
      <a
        href={`#${id}`}
        aria-labelledby={`name-${id} title-${id}`}
        data-replay=""
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <div className="frame">
          <PortraitOpening picture={portrait} name={name} sizes={sizes} arrival={arrival} />
        </div>
        <div className="hung-label">
          <p className="hung-name" id={`name-${id}`}>
            <PersonName name={name} />
          </p>{' '}
          <p id={`title-${id}`}>{titleOf(person)}</p>
          <AttributeDrawing attribute={attribute} />
        </div>
      </a>
    </li>
  );
}

function isPlain(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
