import page from 'content:page/impressionists';
import { Circle } from '../features/impressionists/circle.tsx';
import { ImpressionistsClosing } from '../features/impressionists/impressionists-closing.tsx';
import { Invitation } from '../features/impressionists/invitation.tsx';
import { Opening } from '../features/impressionists/opening.tsx';
import { RetainerCare } from '../features/impressionists/retainer-care.tsx';
import { Thanks } from '../features/impressionists/thanks.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/impressionists.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/impressionists');

export default function ImpressionistsPage() {
  return (
    <>
      <Opening page={page} />
      <Circle circle={page.circle} />
      <Invitation evenings={page.evenings} />
      <Thanks thanks={page.thanks} />
      <RetainerCare retainer={page.retainer} />
      <ImpressionistsClosing closing={page.closing} next={page.next} />
    </>
  );
}
