import { useState } from 'react';
import { ArchDrawing } from './arch-drawing.tsx';
import { optionId, type DocumentWords, type OptionLetter } from './blueprint-words.ts';
import { ForOption } from './for-option.tsx';
import { SamplePage } from './sample-page.tsx';

/** How each option changes the arch. */
const CHANGES = { A: 'moved', B: 'filled', C: undefined } as const;

/**
 * Page 3: the options as radio buttons. Which one is chosen shows by CSS alone, so that it works before and without script; the
 * script only says aloud that the later pages have changed.
 */
export function OptionsPage({ words }: { words: DocumentWords }) {
  const { options } = words;
  const { before, after } = options.shown;
  const [chosen, setChosen] = useState<OptionLetter>();
  const sayShown = (letter: OptionLetter) => `${before} ${letter}${after}`;
  return (
    <SamplePage words={words} number={3} page={options}>
      <fieldset className="sample-options">
        <legend className="visually-hidden">{options.legend}</legend>
        {options.choices.map((option) => (
          <div key={option.letter} className="sample-option">
            <input
              type="radio"
              name="option"
              id={optionId(option.letter)}
              value={option.letter}
              defaultChecked={option.letter === 'A'}
              aria-describedby={`${optionId(option.letter)}-words`}
              onChange={() => setChosen(option.letter)}
            />
            <ArchDrawing change={CHANGES[option.letter]} />
            <label htmlFor={optionId(option.letter)}>
              <span className="visually-hidden">{words.option} </span>
              {option.letter}. {option.title}
            </label>
            <p id={`${optionId(option.letter)}-words`}>
              {option.text} <em>{options.undone}</em> {option.undone} <em>{options.risk}</em>{' '}
              {option.risk}
            </p>
          </div>
        ))}
      </fieldset>
      <p className="sample-hint">{options.hint}</p>
      {/* For the eye; what is read aloud is said once, below. */}
      <p className="sample-hint sample-shown" aria-hidden="true">
        {options.choices.map((option) => (
          <ForOption key={option.letter} option={option} as="span">
            {sayShown(option.letter)}
          </ForOption>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {chosen ? sayShown(chosen) : ''}
      </p>
    </SamplePage>
  );
}
