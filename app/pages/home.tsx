import page from 'content:page/home';
import aligner from 'content:picture/aligner-tall';
import garden from 'content:picture/garden';
import lounge from 'content:picture/lounge';
import portrait from 'content:picture/portrait-a';
import smileAfter from 'content:picture/smile-after';
import smileBefore from 'content:picture/smile-before';
import { Credentials } from '../features/home/credentials.tsx';
import { Expertise } from '../features/home/expertise.tsx';
import { Hero } from '../features/home/hero.tsx';
import { describePage } from '../seo/page-meta.ts';
import { ClosingBand } from '../ui/closing-band.tsx';
import { Plate } from '../ui/plate.tsx';
import { SectionBlock } from '../ui/section-block.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/');

export default function HomePage() {
  return (
    <>
      <Hero page={page} plates={[portrait, lounge, garden]} />
      <Expertise
        expertise={page.expertise}
        aligner={aligner}
        smileBefore={smileBefore}
        smileAfter={smileAfter}
      />
      <Credentials credentials={page.credentials} />
      <div className="wrap home-lounge">
        <Plate picture={lounge} number={4} shape="arch" sizes="(min-width: 1440px) 1296px, 90vw" />
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
