import page from 'content:page/blueprint';
import { BlueprintOpening } from '../features/blueprint/blueprint-opening.tsx';
import { FeeSlip } from '../features/blueprint/fee-slip.tsx';
import { InYourHands } from '../features/blueprint/in-your-hands.tsx';
import { NinetyMinutes } from '../features/blueprint/ninety-minutes.tsx';
import { SampleDocument } from '../features/blueprint/sample-document.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/blueprint.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/blueprint');

export default function BlueprintPage() {
  return (
    <div className="blueprint">
      <BlueprintOpening page={page} />
      <SampleDocument words={page.document} />
      <NinetyMinutes visit={page.visit} />
      <InYourHands inHand={page.inHand} isNot={page.isNot} />
      <FeeSlip slip={page.slip} />
      <NextLinks next={page.next} />
    </div>
  );
}
