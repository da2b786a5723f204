import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { noneIndexOf } from '../../../domain/quiz/questions.ts';
import { toggleOption } from '../../../domain/quiz/toggle-option.ts';
import { QUIZ_PATH } from '../../site/form-paths.ts';
import { OPEN_QUIZ_INTRO } from '../../site/window-events.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { QuestionOptions } from './question-options.tsx';
import { QuestionText } from './question-text.tsx';
import { beginQuiz, hearQuiz, keepQuiz, quizUnderWay, recallQuiz } from './quiz-memory.ts';
import type { QuizFirstQuestion } from './quiz-opening.ts';
import type { QuizState } from './quiz-state.ts';
import { useEarlyTicks } from './use-early-ticks.ts';

/** Where the first question has been answered. */
const SECOND_PLACE = 2;

interface FirstQuestionProps {
  asked: QuizFirstQuestion;
  /** What stands around the question's number. */
  numbered: { readonly before: string; readonly after: string };
  phone: string;
}

/**
 * The quiz's first question on another page: Next opens the quiz at its second, over the page, with what was chosen here; where a quiz is
 * under way, at its own place. The answers go through the page's memory, as all of the quiz does. Until the scripts are there Next leads to the quiz's page; where none will come the question is text, with whom to call (ways.css).
 */
export function FirstQuestion({ asked, numbered, phone }: FirstQuestionProps) {
  const { question, words } = asked;
  const quiz = useSyncExternalStore(hearQuiz, quizUnderWay, quizUnderWay);
  const ticksOf = (of: QuizState) => ({ of, selected: of.answers[question.id] ?? [] });
  const [ticks, setTicks] = useState(() => ticksOf(quiz));
  // The quiz went on, or was closed and its answers are gone: what stands here is what it has, and no older tick.
  if (ticks.of !== quiz) setTicks(ticksOf(quiz));
  const { selected } = ticks;
  const form = useRef<HTMLFormElement>(null);
  const toggle = (option: number) =>
    setTicks((before) => ({
      ...before,
      selected: toggleOption(before.selected, option, noneIndexOf(question)),
    }));
  useEarlyTicks(form, selected, toggle);

  function goOn(submission: FormEvent) {
    submission.preventDefault();
    beginQuiz();
    const kept = recallQuiz();
    keepQuiz({
      ...kept,
      place: Math.max(kept.place, SECOND_PLACE),
      answers: { ...kept.answers, [question.id]: selected },
    });
    window.dispatchEvent(new Event(OPEN_QUIZ_INTRO));
  }

  return (
    <form className="first-question" action={QUIZ_PATH} ref={form} onSubmit={goOn}>
      <QuestionOptions question={question} words={words} selected={selected} onToggle={toggle}>
        <legend>
          <span>
            {numbered.before} 1 {numbered.after} {asked.questionCount}
          </span>
          <QuestionText text={question.text} />
        </legend>
      </QuestionOptions>
      <p className="first-question-onward">
        <span>{words.multiSelectHint}.</span>
        <button className="button" type="submit">
          {words.nextLabel}
        </button>
      </p>
      <noscript>
        <p className="first-question-without-script">
          {words.withoutScript} <PhoneLink phone={phone} />
        </p>
      </noscript>
    </form>
  );
}
