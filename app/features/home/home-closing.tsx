import type { PageContentOf } from '../../site/page-content.ts';
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
          <h2 id="closing-heading">{closing.heading}</h2>
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
          <svg viewBox="0 0 120 66" aria-hidden="true" focusable="false">
            <path d="M4 64V60a56 56 0 0 1 112 0v4M18 64V60a42 42 0 0 1 84 0v4M32 64V60a28 28 0 0 1 56 0v4M46 64V60a14 14 0 0 1 28 0v4" />
          </svg>
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
