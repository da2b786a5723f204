import type { PageContentOf } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

/** The lounge across the page (why-it-matters.css). */
const ACROSS = [
  { from: 768, width: 100, height: 43, unit: 'vw' },
  { from: 0, width: 100, height: 58, unit: 'vw' },
] as const;

/** The lounge, as wide as the page, and 'Why It Matters' as three large sentences. */
export function WhyItMatters({ lounge, why }: Pick<PageContentOf<'home'>, 'lounge' | 'why'>) {
  return (
    <>
      <div className="home-lounge">
        <Plate picture={lounge} number={3} sizes={coverSizes(lounge, ACROSS)} canEnlarge />
      </div>
      <section className="home-why wrap" id={why.id} aria-labelledby="why-heading">
        <h2 id="why-heading">
          <EmphasizedHeading heading={why.heading} emphasis={why.headingEmphasis} />
        </h2>
        <ul className="home-sayings">
          {why.sayings.map((saying) => (
            <li key={saying}>{saying}</li>
          ))}
        </ul>
        <div className="home-why-text">
          <RichText nodes={why.body} />
        </div>
      </section>
    </>
  );
}
