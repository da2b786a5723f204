import type { PageContentOf } from '../../site/page-content.ts';
import { LetterList } from './letter-list.tsx';
import { workOf, type TeamMember } from './team-member.ts';

interface EntriesProps {
  words: PageContentOf<'team'>['entries'];
  people: readonly TeamMember[];
}

/** What the plates say, on the page itself: where there is no JavaScript, and on paper. Leaders have their spreads. */
export function Entries({ words, people }: EntriesProps) {
  return (
    <section className="entries wrap" aria-labelledby="entries-heading">
      <h2 id="entries-heading">{words.heading}</h2>
      <ul>
        {people
          .filter(({ group }) => group !== 'leaders')
          .map((person) => (
            <li key={person.id} id={person.id}>
              <h3>{person.name}</h3>
              <p className="person-work">{workOf(person)}</p>
              <p>{person.bio}</p>
              <LetterList credentials={person.credentials} />
            </li>
          ))}
      </ul>
    </section>
  );
}
