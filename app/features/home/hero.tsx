import { useEffect, useState } from 'react';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import { HeroStrokesDrawing } from './hero-strokes-drawing.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface HeroProps {
  page: Pick<PageContentOf<'home'>, 'heading' | 'headingEmphasis' | 'lead' | 'hero'>;
}

/** The half arch at the right edge (hero.css). */
const HALF_ARCH = [
  { from: 1440, width: 53, height: 59, unit: 'vw' },
  { from: 768, width: 55, height: 70, unit: 'vw' },
  // A hundredth less than it is: for six pixels a phone of 360 px at two device pixels asked for the next file, half as heavy again.
  { from: 0, width: 99, height: 89, unit: 'vw' },
] as const;

/** Whether the strokes have been seen since the page was loaded; nothing is stored. */
let isPaintingSeen = false;

/** The first screen: what the practice stands for, how to begin, and a painting that the headline stands on. */
export function Hero({ page }: HeroProps) {
  const { plate, startLabel, methodLabel, reasons } = page.hero;
  const [isPainted] = useState(() => isPaintingSeen);
  useEffect(() => {
    isPaintingSeen = true;
  }, []);
  return (
    <header className="hero">
      <div className="wrap hero-inner">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
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
        <ul className="hero-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <div className="hero-plate">
        <Plate
          picture={plate}
          number={1}
          sizes={coverSizes(plate, HALF_ARCH)}
          arrival="first"
          canEnlarge
        >
          {isPainted ? null : <HeroStrokesDrawing />}
        </Plate>
      </div>
    </header>
  );
}
