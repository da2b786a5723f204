/** Letters that no accent makes another: the stroke is part of them, or they are two in one. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};
const OTHER_LETTER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** A text in small letters and without accents, as it is typed in a hurry: "Søren Łukasiewicz" as "soren lukasiewicz". */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(OTHER_LETTER, (letter) => PLAIN[letter] ?? letter);
}
