import { RichText } from '../../site/rich-text.tsx';
import type { StartWords } from './start-words.ts';

/** What people ask first, in letters as large as the questions are to them. */
export function AskedFirst({ asked }: Pick<StartWords, 'asked'>) {
  return (
    <section className="asked-first" id={asked.id} aria-labelledby="asked-heading">
      <div className="wrap">
        <h2 id="asked-heading">{asked.heading}</h2>
        {asked.questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <div className="asked-first-answer">
              <RichText nodes={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
