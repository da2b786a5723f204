import type { PageContentOf } from '../../site/page-content.ts';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';

/** The slip that lies with the letter: what is arranged before the visit. */
export function Enclosure({ words }: { words: PageContentOf<'atria'>['enclosed'] }) {
  return (
    <section className="enclosure" aria-labelledby="enclosure-heading">
      <h2 id="enclosure-heading">{words.heading}</h2>
      <p>{words.text}</p>
      <dl>
        {words.items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <UnbrokenWords>{detail}</UnbrokenWords>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
