import { ActionLink } from '../../site/action-link.tsx';
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
          <p className="action-row">
            {closing.actions.map((action, index) => (
              <ActionLink
                key={action.href}
                action={action}
                className={index === 0 ? 'button button-light' : 'quiet-link'}
              />
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
