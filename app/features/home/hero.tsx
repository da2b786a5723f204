import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { PageContent } from '../../ui/page-content.ts';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { Plate } from '../../ui/plate.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface HeroProps {
  page: Pick<PageContent, 'heading' | 'headingEmphasis' | 'lead'>;
  /** Left, middle and right of the arcade. */
  plates: readonly [PictureFiles, PictureFiles, PictureFiles];
}

/** An arch shows the middle of a wide painting: what counts is the width that its height asks for, not the arch's own. */
const PORTRAIT_SIZES = '(min-width: 1280px) 320px, (min-width: 768px) 27vw, 30vw';
const MIDDLE_SIZES = '(min-width: 1440px) 822px, (min-width: 768px) 56vw, 62vw';
const VIEW_SIZES = '(min-width: 1440px) 606px, (min-width: 768px) 41vw, 46vw';

/** The first screen: what the practice stands for, how to begin, and an arcade of three pictures. */
export function Hero({ page, plates }: HeroProps) {
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
              Start your consultation
            </TextLink>
            <TextLink className="quiet-link" href="/impressions-method">
              Impressions Method →
            </TextLink>
          </p>
        </div>
        <div className="arcade">
          <Plate
            picture={left}
            number={1}
            shape="arch-outlined"
            sizes={PORTRAIT_SIZES}
            arrival="early"
            canEnlarge
            enlargeLabel="Read the words that stand for a patient, a sample"
          />
          <Plate
            picture={middle}
            number={2}
            shape="arch-outlined"
            sizes={MIDDLE_SIZES}
            arrival="first"
            canEnlarge
          />
          <Plate
            picture={right}
            number={3}
            shape="arch-outlined"
            sizes={VIEW_SIZES}
            arrival="early"
            canEnlarge
          />
        </div>
      </div>
    </header>
  );
}
