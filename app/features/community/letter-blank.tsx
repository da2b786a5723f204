import { sayHelp, type LetterBlanks } from '../../../domain/community/sponsorship-letter.ts';
import type { CommunityWords } from './community-words.ts';
import { LAST_DAY } from '../../ui/last-day.ts';

interface LetterBlankProps {
  name: keyof LetterBlanks;
  words: CommunityWords['letter']['blanks'];
  /** Whether somebody wanted to send the letter without it. */
  isMissing: boolean;
  /** To be told of a change that nobody typed. */
  onChanged: () => void;
}

/** As much as fits into the address of an e-mail with room to spare. */
const LONGEST_BLANK = 160;

/** A blank in the letter's sentence. It goes on in another line where what is written is longer than one. */
export function LetterBlank({ name, words, isMissing, onChanged }: LetterBlankProps) {
  if (name === 'day') {
    return <input type="date" name={name} max={LAST_DAY} aria-label={words.day.label} />;
  }
  const { label, placeholder } = words[name];
  return (
    <textarea
      rows={1}
      name={name}
      aria-label={label}
      aria-invalid={isMissing ? true : undefined}
      placeholder={placeholder}
      cols={placeholder.length}
      maxLength={LONGEST_BLANK}
      autoComplete={name === 'who' ? 'organization' : undefined}
      onBlur={({ currentTarget }) => {
        if (name !== 'help') return;
        currentTarget.value = sayHelp(currentTarget.value);
        onChanged();
      }}
    />
  );
}
