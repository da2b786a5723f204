import type { OrthodonticsWords } from './orthodontics-words.ts';

/** What people ask before they begin; the first answer is open. */
export function CommonQuestions({ questions }: Pick<OrthodonticsWords, 'questions'>) {
  return (
    <section className="common" id={questions.id} aria-labelledby="common-heading">
      <div className="wrap common-inner">
        <h2 id="common-heading">{questions.heading}</h2>
        <div>
          {questions.questions.map(({ question, answer }, index) => (
            <details key={question} className="question" open={index === 0}>
              <summary>{question}</summary>
              <div className="prose">
                <p>{answer}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
