import type { WrittenPerson } from '../../../domain/content/team.ts';
import { Portrait } from '../../site/portrait.tsx';
import type { Shown } from '../../site/shown.ts';

/** One of the team, as the page shows them. */
export type TeamMember = Shown<WrittenPerson>;

const GROUPS = [
  ['leaders', 'Leaders'],
  ['partners', 'Surgical partners'],
  ['clinical', 'Clinical team'],
  ['front-office', 'Front office'],
] as const;

/** The team by group: who does what, and what the letters behind a name mean. */
export function PeopleList({ people }: { people: readonly TeamMember[] }) {
  return (
    <div className="wrap people">
      {GROUPS.map(([group, heading]) => (
        <section className="section-block" key={group}>
          <h2 className="section-heading">{heading}</h2>
          <ul className="people-list">
            {people
              .filter((person) => person.group === group)
              .map((person) => (
                <li key={person.id} id={person.id}>
                  <Portrait
                    picture={person.portrait}
                    name={person.name}
                    sizes="(min-width: 80em) 15em, (min-width: 48em) 30vw, 56vw"
                  />
                  <h3>{person.name}</h3>
                  <p className="person-profession">{person.profession}</p>
                  {person.role.toLowerCase() === person.profession ? null : <p>{person.role}.</p>}
                  <p>{person.bio}</p>
                  <dl>
                    {person.credentials.map((credential) => (
                      <div key={credential.short}>
                        <dt>{credential.short}</dt>
                        <dd>{credential.plain}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
