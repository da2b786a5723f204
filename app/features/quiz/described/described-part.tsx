import { useMemo } from 'react';
import type { Question } from '../../../../domain/content/quiz-questions.ts';
import type { Answers } from '../../../../domain/quiz/questions.ts';
import { concernsFromAnswers } from '../../../../domain/smile/from-answers.ts';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import type { DrawnDescription } from './drawn-description.ts';
import type { DescribedParts } from './fetch-described.ts';

interface DescribedPartProps {
  questions: readonly Question[];
  answers: Answers;
  /** Undefined until they have come. */
  parts: DescribedParts | undefined;
  /** Is told what the page shows of the answers. */
  onDrawn: (drawn: DrawnDescription | null) => void;
}

/** "What you described": whole with its pictures, or not at all; nothing where the answers say nothing to draw. The result is whole without it. */
export function DescribedPart({ questions, answers, parts, onDrawn }: DescribedPartProps) {
  const concerns = useMemo(() => concernsFromAnswers(questions, answers), [questions, answers]);
  const [first] = concerns;
  if (!first || !parts) return null;
  const { Section, words, plates } = parts;
  return (
    <PartBoundary renderFallback={() => null}>
      <Section words={words} concerns={concerns} first={first} plates={plates} onDrawn={onDrawn} />
    </PartBoundary>
  );
}
