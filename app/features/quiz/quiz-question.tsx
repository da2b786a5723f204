import { useState } from 'react';
import type { Question } from '../../../domain/content/quiz-questions.ts';
import { noneIndexOf } from '../../../domain/quiz/questions.ts';
import type { QuizWords } from './quiz-content.ts';

interface QuizQuestionProps {
  question: Question;
  words: QuizWords;
  /** 1 for the first. */
  number: number;
  count: number;
  selected: readonly number[];
  onToggle: (option: number) => void;
  onNext: () => void;
}

/** One question: choose as many as fit, or none of them, or go on without choosing. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, words, number, count, selected, onToggle, onNext } = props;
  const noneIndex = noneIndexOf(question);
  const progress = Math.round((number / count) * 100);
  const isLast = number === count;
  const [notice, setNotice] = useState('');

  function toggle(option: number) {
    const isChoosing = !selected.includes(option);
    const clearsOthers = option === noneIndex && selected.length > 0;
    const clearsNone = option !== noneIndex && selected.includes(noneIndex);
    setNotice('');
    if (isChoosing && clearsOthers) setNotice(words.othersClearedNotice);
    if (isChoosing && clearsNone) setNotice(words.noneClearedNotice);
    onToggle(option);
  }

  return (
    <div className="quiz-card">
      <div className="quiz-progress">
        <p>
          Question {number} of {count}
        </p>
        <p aria-hidden="true">{progress}%</p>
      </div>
      <progress max={count} value={number} aria-label="Progress through the quiz" />
      <fieldset>
        <legend tabIndex={-1} data-quiz-heading>
          {question.text}
        </legend>
        {question.options.map((option, index) => (
          <QuizOption
            key={option.text}
            text={option.text}
            isChosen={selected.includes(index)}
            onToggle={() => toggle(index)}
          />
        ))}
        <QuizOption
          text={words.noneLabel}
          isNone
          isChosen={selected.includes(noneIndex)}
          onToggle={() => toggle(noneIndex)}
        />
      </fieldset>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
      <div className="quiz-onward">
        <p>{words.multiSelectHint}</p>
        <button
          className="button"
          type="button"
          onClick={(event) => {
            // The second click of a double one would pass over a question unseen.
            if (event.detail <= 1) onNext();
          }}
        >
          {isLast ? words.viewResultsLabel : words.nextLabel}
        </button>
      </div>
    </div>
  );
}

interface QuizOptionProps {
  text: string;
  isChosen: boolean;
  isNone?: boolean;
  onToggle: () => void;
}

function QuizOption({ text, isChosen, isNone = false, onToggle }: QuizOptionProps) {
  return (
    <label className="quiz-option" data-none={isNone ? '' : undefined}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{text}</span>
    </label>
  );
}
