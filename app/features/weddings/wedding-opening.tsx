import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageTop } from '../../site/page-top.tsx';
import { AskDay } from './ask-day.tsx';
import type { WeddingDay } from './use-wedding-day.ts';
import type { WeddingsWords } from './wedding-words.ts';

/** The painting is wider than the half round that shows it (weddings.css); phones have the part itself. */
const LUNETTE_SIZES =
  '(min-width: 90em) 77.2em, (min-width: 80em) 74.6vw, (min-width: 62.5em) 70.7vw, (min-width: 48em) 85.7vw, min(26em, 100vw - 58px)';

interface WeddingOpeningProps {
  page: Pick<WeddingsWords, 'heading' | 'headingEmphasis' | 'lead' | 'picture' | 'ask'>;
  wedding: WeddingDay;
}

/** The first screen: a painted aisle in a half round, the date asked for beside it. */
export function WeddingOpening({ page, wedding }: WeddingOpeningProps) {
  return (
    <div className="wedding-opening">
      <div className="wrap wedding-opening-inner">
        <div className="wedding-title">
          <PageTop />
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
        </div>
        <p className="wedding-lead">{page.lead}</p>
        <AskDay words={page.ask} day={wedding.countdown?.day ?? null} wedding={wedding} />
        <div className="wedding-lunette">
          <div>
            <Picture picture={page.picture} sizes={LUNETTE_SIZES} arrival="first" />
          </div>
        </div>
      </div>
    </div>
  );
}
