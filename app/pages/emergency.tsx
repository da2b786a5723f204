import page from 'content:page/emergency';
import practice from 'content:practice';
import { EmergencyCalls } from '../features/emergency/emergency-calls.tsx';
import { SituationLinks } from '../features/emergency/situation-links.tsx';
import { describePage } from '../seo/page-meta.ts';
import { ClosingBand } from '../site/closing-band.tsx';
import { coverSizes } from '../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import { Plate } from '../site/plate.tsx';
import { SectionBlock } from '../site/section-block.tsx';

/** The arch after the last step (emergency.css). */
const ARCH = [{ from: 0, width: 282, height: 300, unit: 'px' }] as const;

export const handle = { page };
export const meta = () => describePage(page, '/emergency');

/** A person who opens this page may have one hand free: the calls come first, then the steps, and a picture only after them. */
export default function EmergencyPage() {
  return (
    <div className="emergency">
      <EmergencyCalls urgentPhone={practice.urgentPhone} />
      <div className="wrap emergency-head">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p className="lede">{page.lead}</p>
        <SituationLinks sections={page.sections} />
      </div>
      <div className="wrap page-sections">
        {page.sections.map((section) => (
          <SectionBlock key={section.id} section={section} />
        ))}
        <Plate
          picture={page.picture}
          number={1}
          shape="arch-outlined"
          sizes={coverSizes(page.picture, ARCH)}
        />
      </div>
      <ClosingBand closing={page.closing} next={page.next} />
    </div>
  );
}
