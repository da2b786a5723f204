import type { LetterBlanks } from '../../../domain/community/sponsorship-letter.ts';
import type { CommunityWords } from './community-words.ts';

interface LetterBlankProps {
  name: keyof LetterBlanks;
  words: CommunityWords['letter']['blanks'];
}

/** As much as fits into the address of an e-mail with room to spare. */
const LONGEST_BLANK = 160;

/** A blank in the letter's sentence. */
export function LetterBlank({ name, words }: LetterBlankProps) {
  if (name === 'day') return <input type="date" name={name} aria-label={words.day.label} />;
  const { label, placeholder } = words[name];
  return (
    <input
      type="text"
      name={name}
      aria-label={label}
      placeholder={placeholder}
      size={placeholder.length}
      maxLength={LONGEST_BLANK}
      autoComplete={name === 'who' ? 'organization' : 'off'}
    />
  );
}
