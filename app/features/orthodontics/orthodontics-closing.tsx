import { ActionLink } from '../../site/action-link.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';

/** What to do now. */
export function OrthodonticsClosing({ closing }: Pick<OrthodonticsWords, 'closing'>) {
  return (
    <section className="closing-band own-teeth" aria-labelledby="closing-heading">
      <div className="wrap closing-inner">
        <div>
          <h2 id="closing-heading">
            <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
          </h2>
          <p className="lede">{closing.text}</p>
        </div>
        <p className="action-row">
          {closing.actions.map((action, index) => (
            <ActionLink
              key={action.href}
              action={action}
              className={index === 0 ? 'button' : 'quiet-link'}
            />
          ))}
        </p>
      </div>
    </section>
  );
}
