import { ActionRow } from '../../site/action-row.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

/** What to do now, on the navy that the page began with. */
export function MethodClosing({
  closing,
}: {
  closing: PageContentOf<'impressions-method'>['closing'];
}) {
  return (
    <section className="closing-band method-closing" aria-labelledby="closing-heading">
      <div className="wrap closing-inner">
        <div>
          <h2 id="closing-heading">
            <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
          </h2>
          <p className="lede">{closing.text}</p>
        </div>
        <ActionRow actions={closing.actions} isOnInk />
      </div>
    </section>
  );
}
