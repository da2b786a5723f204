import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { HandNotes } from './hand-notes.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanOrder } from './plan-order.tsx';

type Page = PageContentOf<'impressions-method'>;

interface PlanTableProps {
  page: Pick<Page, 'heading' | 'headingEmphasis' | 'lead' | 'plan'>;
}

/**
 * The opening: one drawing under the notes of three professions. Each is lifted off by its switch; which of them lie there is the
 * switches' own state, read by the stylesheet, so that it works before and without a script.
 */
export function PlanTable({ page }: PlanTableProps) {
  const { alt, hands, order, caption } = page.plan;
  return (
    <section className="plan" aria-labelledby="plan-heading">
      <div className="wrap plan-inner">
        <h1 id="plan-heading" tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p className="plan-lead">{page.lead}</p>
        <ul className="plan-hands">
          {hands.map((hand) => (
            <HandNotes key={hand.hand} hand={hand} />
          ))}
        </ul>
        <PlanDrawing alt={alt} />
      </div>
      <PlanOrder order={order} caption={caption} />
    </section>
  );
}
