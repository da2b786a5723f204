import { isSheetWord } from '../../domain/desk/sheet-words.ts';

interface WordFieldsProps {
  words: readonly string[];
  /** The field that a sentence below is about. */
  faultAt: number | null;
  onChange: (at: number, word: string) => void;
}

/** Twelve numbered fields. A word that is whole and of the list is no longer marked. */
export function WordFields({ words, faultAt, onChange }: WordFieldsProps) {
  return (
    <div className="word-fields">
      {words.map((word, at) => {
        const isWrong = at === faultAt && !isSheetWord(word);
        return (
          <label key={at} htmlFor={`word-${at + 1}`}>
            <span aria-hidden="true">{at + 1}</span>
            <input
              id={`word-${at + 1}`}
              aria-label={`Word ${at + 1}`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={word}
              aria-invalid={isWrong}
              {...(isWrong ? { 'aria-describedby': 'words-fault' } : {})}
              onChange={({ target }) => onChange(at, target.value)}
            />
          </label>
        );
      })}
    </div>
  );
}
