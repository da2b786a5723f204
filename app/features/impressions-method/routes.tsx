import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { RouteTable } from './route-table.tsx';

/** One referral after another against one plan: two drawings, two numerals, and the table that they head. */
export function Routes({ routes }: { routes: PageContentOf<'impressions-method'>['routes'] }) {
  return (
    <section className="routes" id="compared-with-referrals" aria-labelledby="routes-heading">
      <div className="wrap">
        <h2 id="routes-heading">
          <EmphasizedHeading heading={routes.heading} emphasis={routes.headingEmphasis} />
        </h2>
        <RouteTable routes={routes} />
        <div className="routes-remarks">
          {routes.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
