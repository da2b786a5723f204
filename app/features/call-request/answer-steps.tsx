import practice from 'content:practice';
import { use } from 'react';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import type { PromiseWords } from '../../../domain/practice/promise.ts';

/** Three stations on a line: stored, read, answered. */
export function AnswerSteps({ at, promised }: { at: Date; promised: PromiseWords | null }) {
  const { stations } = use(RequestLanguageHere);
  return (
    <ol className="answer-steps">
      {stations(openingHoursOf(practice), at, promised).map(({ when, what }) => (
        <li key={when}>
          <strong>{when}</strong> {what}
        </li>
      ))}
    </ol>
  );
}
