import page from 'content:page/designs';
import { choicesToward } from '../../domain/smile/design-position.ts';
import { DesignLimits } from '../features/designs/design-limits.tsx';
import { FromDrawingToMouth } from '../features/designs/from-drawing-to-mouth.tsx';
import { PlateBook } from '../features/designs/plate-book.tsx';
import { Studio } from '../features/designs/studio.tsx';
import { TreatmentTable } from '../features/designs/treatment-table.tsx';
import { useDesign } from '../features/designs/use-design.ts';
import { describePage } from '../seo/page-meta.ts';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/designs.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/designs');

export default function DesignsPage() {
  const design = useDesign();
  return (
    <>
      <Studio page={page} design={design} />
      <TreatmentTable take={page.take} choices={choicesToward(design.position)} />
      <PlateBook plates={page.plates} studio={page.studio} />
      <FromDrawingToMouth mouth={page.mouth} />
      <DesignLimits limits={page.limits} />
      <EmphasizedClosing closing={page.closing} className="designs-closing" />
      <NextLinks next={page.next} />
    </>
  );
}
