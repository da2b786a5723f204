import type { FaqWords } from './faq-words.ts';
import { widthOf } from './letter-widths.ts';

interface OftenAskedProps {
  words: FaqWords['search'];
  onChoose: (words: string) => void;
  onNear: () => void;
}

/** Words that can be asked about without typing. */
export function OftenAsked({ words, onChoose, onNear }: OftenAskedProps) {
  return (
    <div className="often-asked" onPointerEnter={onNear}>
      <span id="often-asked">{words.often}</span>
      <ul aria-labelledby="often-asked">
        {words.oftenAsked.map((word) => (
          <li key={word} data-width={widthOf(word)}>
            <button type="button" data-replay="" onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
