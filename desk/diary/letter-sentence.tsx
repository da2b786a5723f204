import { LETTER_SENTENCE_LIMIT_CHARACTERS } from '../../domain/desk/wire.ts';

interface LetterSentenceProps {
  sentence: string;
  onSentence: (sentence: string) => void;
}

/** Room in a letter about an appointment for one sentence of the desk's own. */
export function LetterSentence({ sentence, onSentence }: LetterSentenceProps) {
  return (
    <label className="sentence">
      <span className="label">One sentence of ours, if you like</span>
      <input
        id="letter-sentence"
        className="field"
        maxLength={LETTER_SENTENCE_LIMIT_CHARACTERS}
        autoComplete="off"
        value={sentence}
        onChange={({ target }) => onSentence(target.value)}
      />
      <span className="small">
        {sentence.trim() === '' ? '' : 'It stands shaded in the letter. '}It travels by ordinary
        e-mail: nothing about health, please.
      </span>
    </label>
  );
}
