import { RichText } from '../../site/rich-text.tsx';
import { TermList } from '../../site/term-list.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ResetWords } from './reset-words.ts';

/** The arch beside the words (reset-ends.css). */
const ARCH = [
  { from: 1440, width: 380, height: 460, unit: 'px' },
  { from: 768, width: 27, height: 33, unit: 'vw' },
  { from: 0, width: 240, height: 280, unit: 'px' },
] as const;

/** What nobody of the practice ever asks for, and what else keeps an account safe. */
export function KeptSafe({ safe }: Pick<ResetWords, 'safe'>) {
  return (
    <section className="kept-safe" id={safe.id} aria-labelledby="kept-safe-heading">
      <div className="wrap kept-safe-inner">
        <h2 id="kept-safe-heading">{safe.heading}</h2>
        <div>
          <div className="kept-safe-never">
            <RichText nodes={safe.never} />
          </div>
          <ul>
            {safe.also.map((one, index) => (
              <li key={index}>
                <RichText nodes={one} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Who answers, how and when; at the door of the house. */
export function ReachPerson({ person, picture }: Pick<ResetWords, 'person' | 'picture'>) {
  return (
    <section className="reach-person wrap" id={person.id} aria-labelledby="reach-person-heading">
      <div>
        <h2 id="reach-person-heading">{person.heading}</h2>
        <TermList entries={person.facts} />
      </div>
      <figure>
        <div className="reach-person-arch">
          <Picture picture={picture} sizes={coverSizes(picture, ARCH)} />
        </div>
        <figcaption>{picture.caption}</figcaption>
      </figure>
    </section>
  );
}
