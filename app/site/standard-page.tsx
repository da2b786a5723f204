import type { ReactNode } from 'react';
import { ClosingBand } from './closing-band.tsx';
import type { PageContent } from './page-content.ts';
import { PageHead } from './page-head.tsx';
import { SectionBlock } from './section-block.tsx';

interface StandardPageProps {
  page: PageContent;
  /** What stands between the page's head and its sections. */
  opening?: ReactNode;
  /** What stands at the beginning of a section, by the section's id: what only the page knows. */
  notes?: Readonly<Record<string, ReactNode>>;
  /** What stands after the sections. */
  children?: ReactNode;
}

/** The order that most pages keep: head, sections, the way on. */
export function StandardPage({ page, opening, notes, children }: StandardPageProps) {
  return (
    <>
      <div className="wrap">
        <PageHead
          heading={page.heading}
          emphasis={page.headingEmphasis}
          lead={page.lead}
          picture={page.picture}
        />
      </div>
      {opening}
      <div className="wrap page-sections">
        {page.sections.map((section, at) => (
          <SectionBlock
            key={section.id}
            section={section}
            note={notes?.[section.id]}
            firstPlate={2 + page.sections.slice(0, at).flatMap(({ plates }) => plates ?? []).length}
          />
        ))}
        {children}
      </div>
      <ClosingBand closing={page.closing} next={page.next} />
    </>
  );
}
