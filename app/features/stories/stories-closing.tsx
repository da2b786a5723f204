import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { StoriesWords } from './story-words.ts';

/** Where the reader's own story would begin. */
export function StoriesClosing({ closing }: { closing: StoriesWords['closing'] }) {
  return (
    <section className="closing-band stories-closing" aria-labelledby="closing-heading">
      <div className="wrap stories-closing-inner">
        <h2 id="closing-heading">
          <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
        </h2>
        <div>
          <p>{closing.text}</p>
          <ActionRow actions={closing.actions} isOnInk />
        </div>
      </div>
    </section>
  );
}
