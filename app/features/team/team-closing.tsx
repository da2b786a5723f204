import { ActionRow } from '../../site/action-row.tsx';
import type { PageContentOf } from '../../site/page-content.ts';

/** One line at the end: what to do now. */
export function TeamClosing({ closing }: { closing: PageContentOf<'team'>['closing'] }) {
  return (
    <section className="wrap team-closing same-ground" aria-labelledby="closing-heading">
      <div>
        <h2 id="closing-heading">{closing.heading}</h2>
        <p>{closing.text}</p>
      </div>
      <ActionRow actions={closing.actions} />
    </section>
  );
}
