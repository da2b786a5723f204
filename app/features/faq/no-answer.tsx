import { ActionRow } from '../../site/action-row.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FaqWords } from './faq-words.ts';

/** Nothing was found: a person answers. */
export function NoAnswer({ words }: { words: FaqWords['noAnswer'] }) {
  return (
    <div className="no-answer">
      <h2>
        <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
      </h2>
      <p>{words.text}</p>
      <ActionRow actions={words.actions} />
    </div>
  );
}
