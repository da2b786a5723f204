import { useId, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { bringQuestion } from '../../site/brought-question.ts';
import type { NotFoundWords } from './not-found-words.ts';

const QUESTIONS_PATH = '/faq';

/** Asks the questions' page. What is typed has no name in the form, and so stands in no address. */
export function NotFoundSearch({ words }: { words: NotFoundWords['search'] }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    bringQuestion(input.current?.value ?? '');
    void navigate(QUESTIONS_PATH);
  };
  return (
    <search>
      <form className="not-found-search" action={QUESTIONS_PATH} onSubmit={search}>
        <label htmlFor={id}>{words.label}</label>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder={words.example}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="button" data-replay="">
          {words.button}
        </button>
      </form>
    </search>
  );
}
