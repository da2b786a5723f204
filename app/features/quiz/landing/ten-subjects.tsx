import type { AssessmentWords } from './assessment-words.ts';

interface TenSubjectsProps {
  words: AssessmentWords['asks'];
  subjects: readonly string[];
}

/** These stand in italic, for the rhythm of the sentence. */
const ITALIC = new Set([2, 5, 8]);

/** What the questions are about, as one sentence with small numbers. */
export function TenSubjects({ words, subjects }: TenSubjectsProps) {
  return (
    <section className="ten-subjects" aria-labelledby="ten-subjects-heading">
      <div className="wrap">
        <h2 id="ten-subjects-heading">{words.heading}</h2>
        <ol>
          {subjects.map((subject, index) => {
            const number = index + 1;
            const end = number === subjects.length ? '.' : ',';
            return (
              <li key={subject}>
                <span className="ten-subjects-number" aria-hidden="true">
                  {number}
                </span>
                {ITALIC.has(number) ? <em>{subject}</em> : subject}
                {end}{' '}
              </li>
            );
          })}
        </ol>
        <div className="ten-subjects-notes">
          <p>{words.how}</p>
          <p>{words.areas}</p>
        </div>
      </div>
    </section>
  );
}
