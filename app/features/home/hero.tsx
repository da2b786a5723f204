import { coverSizes } from '../../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface HeroProps {
  page: Pick<PageContentOf<'home'>, 'heading' | 'headingEmphasis' | 'lead' | 'hero'>;
}

/** The arches of the arcade (home.css). */
const SIDE_ARCH = [
  { from: 1500, width: 270, height: 404, unit: 'px' },
  { from: 768, width: 27, height: 27, unit: 'vw' },
  { from: 0, width: 26, height: 39, unit: 'vw' },
] as const;
const MIDDLE_ARCH = [
  { from: 1480, width: 366, height: 548, unit: 'px' },
  { from: 768, width: 36, height: 37, unit: 'vw' },
  { from: 0, width: 36, height: 57, unit: 'vw' },
] as const;

/** The first screen: what the practice stands for, how to begin, and an arcade of three pictures. */
export function Hero({ page }: HeroProps) {
  const { plates, storyLabel, startLabel, methodLabel } = page.hero;
  const [left, middle, right] = plates;
  return (
    <header className="hero wrap">
      <h1 tabIndex={-1}>
        <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
      </h1>
      <div className="hero-body">
        <div className="hero-words">
          <p className="lede">{page.lead}</p>
          <p className="action-row">
            <TextLink className="button" href="/start-here">
              {startLabel}
            </TextLink>
            <TextLink className="quiet-link" href="/impressions-method">
              {methodLabel}
            </TextLink>
          </p>
        </div>
        <div className="arcade">
          <Plate
            picture={left}
            number={1}
            shape="arch-outlined"
            sizes={coverSizes(left, SIDE_ARCH)}
            arrival="early"
            canEnlarge
            enlargeLabel={storyLabel}
          />
          <Plate
            picture={middle}
            number={2}
            shape="arch-outlined"
            sizes={coverSizes(middle, MIDDLE_ARCH)}
            arrival="first"
            canEnlarge
          />
          <Plate
            picture={right}
            number={3}
            shape="arch-outlined"
            sizes={coverSizes(right, SIDE_ARCH)}
            arrival="early"
            canEnlarge
          />
        </div>
      </div>
    </header>
  );
}
