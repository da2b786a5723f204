import type { ReactNode } from 'react';
import { coverSizes } from '../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import { ClosingBand } from './closing-band.tsx';
import type { PageContentOf } from './page-content.ts';
import { Plate } from './plate.tsx';
import { SectionBlock } from './section-block.tsx';

interface WrittenPageProps {
  /** A page in the shared form. */
  page: PageContentOf<'appointment'>;
  /** What a page shows below its first words beside them. */
  children?: ReactNode;
}

/** The arch beside the words (words-and-plate.css). */
const ARCH = [
  { from: 1440, width: 460, height: 480, unit: 'px' },
  { from: 768, width: 32, height: 34, unit: 'vw' },
  { from: 0, width: 282, height: 300, unit: 'px' },
] as const;

/** All of a page in the shared form: its words beside a picture in an arch, its sections, and its end. */
export function WrittenPage({ page, children }: WrittenPageProps) {
  return (
    <>
      <div className="wrap words-and-plate">
        <div>
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
          <p className="lede">{page.lead}</p>
          {children}
        </div>
        <Plate
          picture={page.picture}
          number={1}
          shape="arch-outlined"
          sizes={coverSizes(page.picture, ARCH)}
          arrival="first"
        />
      </div>
      <div className="wrap page-sections">
        {page.sections.map((section) => (
          <SectionBlock key={section.id} section={section} />
        ))}
      </div>
      <ClosingBand closing={page.closing} next={page.next} />
    </>
  );
}
