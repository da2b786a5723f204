import practice from 'content:practice';
import { answerStations } from '../../../domain/practice/answer-stations.ts';
import type { PromiseWords } from '../../../domain/practice/promise.ts';

/** Three stations on a line: stored, read, answered. */
export function AnswerSteps({ at, promised }: { at: Date; promised: PromiseWords | null }) {
  return (
    <ol className="answer-steps">
      {answerStations(practice, at, promised).map(({ when, what }) => (
        <li key={when}>
          <strong>{when}</strong> {what}
        </li>
      ))}
    </ol>
  );
}
