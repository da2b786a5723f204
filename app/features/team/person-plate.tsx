import { useState } from 'react';
import { firstNameOf } from '../../../domain/team/names.ts';
import { Portrait } from '../../site/portrait.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LetterList } from './letter-list.tsx';
import { PersonName } from './person-name.tsx';
import { workOf, type TeamMember } from './team-member.ts';

interface PersonPlateProps {
  person: TeamMember;
  people: readonly TeamMember[];
  onTurn: (id: string) => void;
  onClose: () => void;
}

/** Somebody's portrait large, with what they do and what their letters mean, over the page; from one person to the next. */
export function PersonPlate({ person, people, onTurn, onClose }: PersonPlateProps) {
  // The history's entry has one address to begin with; turning changes it in place.
  const [address] = useState(`#${person.id}`);
  const at = people.indexOf(person);
  const previous = people.at(at - 1);
  const next = people[(at + 1) % people.length];
  return (
    <Dialog label={person.name} className="person-plate" address={address} onClose={onClose}>
      <div className="person-plate-inner">
        <Portrait
          key={person.id}
          picture={person.portrait}
          name={person.name}
          sizes="(min-width: 48em) 19em, 50vw"
          arrival="early"
        />
        <div>
          <div aria-live="polite">
            <h2>
              <PersonName name={person.name} />
            </h2>
            <p className="person-work">{workOf(person)}</p>
          </div>
          <p>{person.bio}</p>
          <LetterList credentials={person.credentials} />
          <p className="plate-turns">
            {previous ? (
              <button className="quiet-link" type="button" onClick={() => onTurn(previous.id)}>
                <span aria-hidden="true">← </span>
                {firstNameOf(previous.name)}
              </button>
            ) : null}
            {next ? (
              <button className="quiet-link" type="button" onClick={() => onTurn(next.id)}>
                {firstNameOf(next.name)}
                <span aria-hidden="true"> →</span>
              </button>
            ) : null}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
