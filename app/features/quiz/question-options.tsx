import { useState, type ReactNode } from 'react';
import type { Question } from '../../../domain/content/quiz-questions.ts';
import { noneIndexOf } from '../../../domain/quiz/questions.ts';
import type { OptionWords } from './quiz-content.ts';

interface QuestionOptionsProps {
  question: Question;
  words: OptionWords;
  selected: readonly number[];
  onToggle: (option: number) => void;
  /** The fieldset's legend. */
  children: ReactNode;
}

/** The boxes of a question. What choosing 'none' clears, and the other way round, is announced. */
export function QuestionOptions(props: QuestionOptionsProps) {
  const { question, words, selected, onToggle, children } = props;
  const noneIndex = noneIndexOf(question);
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
    <>
      <fieldset>
        {children}
        {[...question.options.map(({ text }) => text), words.noneLabel].map((text, index) => (
          <label
            key={text}
            className="quiz-option"
            data-none={index === noneIndex ? '' : undefined}
          >
            <input
              type="checkbox"
              autoComplete="off"
              checked={selected.includes(index)}
              onChange={() => toggle(index)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </>
  );
}
