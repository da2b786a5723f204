import page from 'content:page/appointment';
import practice from 'content:practice';
import { AppointmentPart } from '../features/scheduling/change/appointment-part.tsx';
import { SCHEDULING_IN_ENGLISH } from '../features/scheduling/scheduling-in-english.ts';
import { SchedulingLanguageHere } from '../features/scheduling/scheduling-language.ts';
import { describePage } from '../seo/page-meta.ts';
import { coverSizes } from '../ui/cover-sizes.ts';
import { ClosingBand } from '../site/closing-band.tsx';
import { Plate } from '../site/plate.tsx';
import { SectionBlock } from '../site/section-block.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/appointment.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/appointment');

/** The arch beside the words (words-and-plate.css). */
const ARCH = [
  { from: 1440, width: 460, height: 480, unit: 'px' },
  { from: 768, width: 32, height: 34, unit: 'vw' },
  { from: 0, width: 282, height: 300, unit: 'px' },
] as const;

/** One appointment, opened by its link: the page itself is the same for everybody. */
export default function AppointmentPage() {
  const isBuiltIn = practice.embeds.scheduling.provider === 'built-in';
  return (
    <>
      <div className="wrap words-and-plate">
        <div>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <p className="lede">{page.lead}</p>
          {isBuiltIn ? (
            <SchedulingLanguageHere value={SCHEDULING_IN_ENGLISH}>
              <AppointmentPart facts={practice} />
            </SchedulingLanguageHere>
          ) : null}
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
