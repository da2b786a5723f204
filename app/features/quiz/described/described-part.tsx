import { Suspense, useMemo, type ComponentProps, type RefObject } from 'react';
import type { Answers } from '../../../../domain/quiz/questions.ts';
import { concernsFromAnswers } from '../../../../domain/smile/from-answers.ts';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { retryingLazy } from '../../../ui/retrying-lazy.tsx';
import type { Described as DescribedSection } from './described.tsx';

/** Code and words come with the result, below what is seen first. */
const Described = retryingLazy<Omit<ComponentProps<typeof DescribedSection>, 'words'>>(async () => {
  const [{ Described: Section }, { default: words }] = await Promise.all([
    import('./described.tsx'),
    import('content:quiz-described'),
  ]);
  return { default: (props) => <Section words={words} {...props} /> };
});

interface DescribedPartProps {
  answers: Answers;
  /** Is given what a device has drawn of the answers. */
  drawing: RefObject<HTMLCanvasElement | null>;
}

/** "What you described": nothing where the answers say nothing to draw, or where its code does not arrive, since the result is whole without it. */
export function DescribedPart({ answers, drawing }: DescribedPartProps) {
  const concerns = useMemo(() => concernsFromAnswers(answers), [answers]);
  const [first] = concerns;
  if (!first) return null;
  return (
    <PartBoundary renderFallback={() => null}>
      <Suspense fallback={null}>
        <Described concerns={concerns} first={first} drawing={drawing} />
      </Suspense>
    </PartBoundary>
  );
}
