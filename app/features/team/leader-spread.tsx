import { namePartsOf } from '../../../domain/team/names.ts';
import { Portrait } from '../../site/portrait.tsx';
import { AttributeDrawing } from './attribute-drawing.tsx';
import dentalArch from './dental-arch.svg';
import { LetterList } from './letter-list.tsx';
import { workOf, type TeamMember } from './team-member.ts';

interface LeaderSpreadProps {
  person: TeamMember;
  /** Spreads take turns: on mist with the portrait first, on navy with the sentence first. */
  form: 'mist' | 'navy';
}

/** One of those who lead, with the sentence they keep to, their work and their letters. */
export function LeaderSpread({ person, form }: LeaderSpreadProps) {
  const { id, name, portrait, bio, holdsTo, credentials, attribute } = person;
  const headingId = `${id}-name`;
  return (
    <section id={id} className={`leader leader-${form}`} aria-labelledby={headingId}>
      <div className="wrap leader-inner">
        <div className="leader-portrait">
          <Portrait
            picture={portrait}
            name={name}
            sizes={
              form === 'mist'
                ? '(min-width: 90em) 34em, (min-width: 64em) 37vw, 90vw'
                : '(min-width: 90em) 27em, (min-width: 64em) 29vw, 66vw'
            }
          />
        </div>
        <div className="leader-name">
          <h2 id={headingId}>{namePartsOf(name).name}</h2>
          <p className="person-work">{workOf(person)}</p>
          <AttributeDrawing attribute={attribute} />
          {form === 'mist' ? (
            <img
              className="dental-arch"
              src={dentalArch}
              alt=""
              width={680}
              height={640}
              loading="lazy"
            />
          ) : null}
        </div>
        {holdsTo ? <p className="leader-holds">{holdsTo}</p> : null}
        <p className="leader-bio">{bio}</p>
        <LetterList credentials={credentials} />
      </div>
    </section>
  );
}
