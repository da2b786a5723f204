import type { DocumentWords } from './blueprint-words.ts';
import { ForOption } from './for-option.tsx';
import { Notes } from './notes.tsx';
import { SamplePage } from './sample-page.tsx';

/** Invented hands: no name can be read in them. */
const HANDS = [
  'M8 46C20 14 34 4 38 12S20 52 14 56 22 30 44 30 44 44 52 42 62 26 66 32 62 44 70 42 84 16 90 10 80 40 84 44 96 30 104 32 100 44 108 42 118 30 124 33 120 43 130 42C150 40 170 30 192 34',
  'M12 14C34 6 58 8 60 22S34 50 16 54C12 40 20 20 30 8M62 46C66 34 76 32 78 38S68 52 76 50 90 36 94 38 92 50 100 47 112 22 118 16 106 48 114 48 126 38 130 40C136 42 130 50 140 48S168 40 186 44',
  'M10 52C30 50 46 20 52 10S42 46 48 50 60 24 70 24 62 50 72 48 86 22 94 26 84 48 94 48 112 38 116 28 104 40 112 48 150 44 176 22M60 56C100 52 140 52 190 54',
] as const;

/** Page 6: what comes after the chosen option, three signatures, and an empty line for the patient. */
export function AfterwardPage({ words }: { words: DocumentWords }) {
  const { afterward, options } = words;
  return (
    <SamplePage words={words} number={6} page={afterward} followsOption>
      {options.choices.map((option) => (
        <ForOption key={option.letter} option={option}>
          <Notes notes={option.afterward} />
        </ForOption>
      ))}
      <ul className="sample-signatures">
        {afterward.signatures.map((signature, index) => (
          <li key={signature}>
            <svg viewBox="0 0 200 64" aria-hidden="true" focusable="false">
              <path d={HANDS[index]} />
            </svg>
            <span>{signature}</span>
          </li>
        ))}
        <li>
          <span>{afterward.yours}</span>
        </li>
      </ul>
    </SamplePage>
  );
}
