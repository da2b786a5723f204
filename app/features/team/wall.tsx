import type { PageContentOf } from '../../site/page-content.ts';
import { hangingColumns } from './hanging-order.ts';
import { HungPortrait } from './hung-portrait.tsx';
import { portraitCaptions } from './portrait-captions.ts';
import { afterColon } from '../../../domain/wording/after-colon.ts';
import { joinNames } from '../../../domain/team/names.ts';
import type { TeamMember } from './team-member.ts';

interface WallProps {
  people: readonly TeamMember[];
  words: PageContentOf<'team'>['wall'];
  /** Who answers what the room was asked; null while it was asked nothing. */
  chosen: readonly TeamMember[] | null;
  onOpen: (id: string) => void;
}

const SMALL_SIZES = '(min-width: 90em) 10em, (min-width: 64em) 10.5vw, (min-width: 48em) 30vw';
/**
 * As wide as the pictures are drawn: the leaders' frames are taller than their pictures, which reach beyond them at the sides; on phones the
 * clinical team hangs beside them, narrower than the others (wall.css).
 */
const SIZES: Readonly<Record<TeamMember['group'], string>> = {
  leaders: '(min-width: 90em) 23em, (min-width: 64em) 26vw, (min-width: 48em) 46vw, 63vw',
  clinical: `${SMALL_SIZES}, 23vw`,
  'front-office': `${SMALL_SIZES}, 38vw`,
  partners: `${SMALL_SIZES}, 35vw`,
};

/** An elevation of the room: leaders and their team hang in turn, the partners through a doorway, in offices of their own. */
export function Wall({ people, words, chosen, onOpen }: WallProps) {
  const columns = hangingColumns(people);
  const first = columns[0]?.people[0];
  const hang = (person: TeamMember) => (
    <HungPortrait
      key={person.id}
      person={person}
      sizes={SIZES[person.group]}
      arrival={person === first ? 'first' : 'near'}
      isChosen={chosen ? chosen.includes(person) : undefined}
      onOpen={onOpen}
    />
  );
  return (
    <section className="wall" aria-label={words.label}>
      <div className="wall-room">
        {columns.map((column, index) => {
          const hung = (
            <ul key={index} className={`hang hang-${column.name} hang-${index + 1}`}>
              {column.people.map(hang)}
            </ul>
          );
          return column.name === 'partners' ? (
            <div key={index} className="doorway">
              <div className="doorway-head">
                <h2>{words.door.heading}</h2>
                <p>{words.door.text}</p>
              </div>
              {hung}
            </div>
          ) : (
            hung
          );
        })}
      </div>
      <div className="wall-floor">
        {portraitCaptions(people).map(({ caption, names }) => (
          <p key={caption}>
            {names.length > 0 ? joinNames(names, 'and') : words.captions}: {afterColon(caption)}
          </p>
        ))}
      </div>
    </section>
  );
}
