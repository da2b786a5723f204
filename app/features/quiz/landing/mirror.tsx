import { useRef } from 'react';
import type { Question } from '../../../../domain/content/quiz-questions.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureFiles } from '../../../ui/picture-files.ts';
import { QuestionOptions } from '../question-options.tsx';
import { QuestionText } from '../question-text.tsx';
import type { QuizIntroProps } from '../quiz-intro-props.ts';
import { QuizStartButton } from '../quiz-start.tsx';
import { useEarlyTicks } from '../use-early-ticks.ts';

interface MirrorProps extends QuizIntroProps {
  question: Question;
  /** What the glass reflects. */
  picture: PictureFiles;
}

/** The glass (assessment-hero.css): the reflection covers it. */
const REFLECTION_SIZES = '(min-width: 62.5em) 64rem, 60vw';

/** The first question in an arched mirror: answered here, the quiz goes on with the second. */
export function Mirror({ question, picture, words, answers, isStarting, ...quiz }: MirrorProps) {
  const glass = useRef<HTMLDivElement>(null);
  const selected = answers[question.id] ?? [];

  useEarlyTicks(glass, selected, (option) => quiz.onToggle(question, option));

  return (
    <div className="mirror" id="mirror" ref={glass}>
      <div className="mirror-glass" aria-hidden="true">
        <Picture picture={{ ...picture, alt: '' }} sizes={REFLECTION_SIZES} arrival="first" />
        <svg viewBox="0 0 540 800" preserveAspectRatio="none" focusable="false">
          <path d="M70 330L300 60M96 360L352 60M400 720L520 580" />
        </svg>
      </div>
      <QuestionOptions
        question={question}
        words={words}
        selected={selected}
        onToggle={(option) => quiz.onToggle(question, option)}
      >
        <legend>
          <QuestionText text={question.text} />
        </legend>
      </QuestionOptions>
      <p className="mirror-hint">{words.multiSelectHint}.</p>
      <div className="mirror-onward">
        <p>1 of {words.subjects.length}</p>
        <QuizStartButton
          className="button"
          label={words.nextLabel}
          isStarting={isStarting}
          onStart={() => quiz.onStart(2)}
        />
      </div>
    </div>
  );
}
