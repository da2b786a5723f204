import { RibbonHead } from './ribbon-head.tsx';
import { RibbonLanes } from './ribbon-lanes.tsx';
import runner from './runner.avif';
import type { WeddingDay } from './use-wedding-day.ts';
import type { WeddingsWords } from './wedding-words.ts';

/** On phones the aisle bends to the edge; the ends are shares of the screen's width (ribbon.css). */
const CLOTH_ID = 'ribbon-bend-weave';
const BEND = 'M50 0C50 62 13.5 38 13.5 100';

interface RibbonProps {
  page: Pick<WeddingsWords, 'ribbon' | 'work' | 'calendar'>;
  wedding: WeddingDay;
}

/** The aisle of the painting goes on down the page as a cloth ribbon of weeks and months, cut at today. */
export function Ribbon({ page, wedding }: RibbonProps) {
  const { countdown } = wedding;
  return (
    <section className="ribbon" id={page.ribbon.id} aria-labelledby="ribbon-heading">
      <svg
        className="ribbon-bend"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <pattern id={CLOTH_ID} width="100%" height="75" patternUnits="userSpaceOnUse">
          <image href={runner} width="100" height="75" preserveAspectRatio="none" />
        </pattern>
        <path className="ribbon-bend-edge" d={BEND} />
        <path className="ribbon-bend-cloth" d={BEND} stroke={`url(#${CLOTH_ID})`} />
      </svg>
      <div className="ribbon-cloth" aria-hidden="true" />
      <RibbonHead page={page} wedding={wedding} />
      <RibbonLanes
        words={page.ribbon}
        work={page.work}
        countdown={countdown?.state === 'ahead' ? countdown : null}
        wedding={wedding}
      />
    </section>
  );
}
