import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The call-to-action band: a person, or two minutes with the quiz. */
export function HomeClosing({
  closing,
  quizCard,
}: Pick<PageContentOf<'home'>, 'closing' | 'quizCard'>) {
  const [action] = closing.actions;
  return (
    <section className="closing-band" aria-labelledby="closing-heading">
      <div className="wrap home-closing">
        <div>
          <h2 id="closing-heading">
            <EmphasizedHeading heading={closing.heading} emphasis={closing.headingEmphasis} />
          </h2>
          <p className="lede">{closing.text}</p>
          {action ? (
            <p className="action-row">
              <TextLink className="button" href={action.href}>
                {action.label}
              </TextLink>
            </p>
          ) : null}
        </div>
        <div className="home-quiz">
          <h3>{quizCard.heading}</h3>
          <p>{quizCard.text}</p>
          <TextLink className="button button-light" href={quizCard.href}>
            {quizCard.label}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
