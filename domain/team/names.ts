/** A name as it is shown, in its parts. */
export interface NameParts {
  readonly name: string;
  /** The degrees after the first comma, such as "DMD, MS"; empty where there are none. */
  readonly letters: string;
}

/** @param written "Isolde Fennimarch-Oye, DMD, MS" */
export function namePartsOf(written: string): NameParts {
  const [name = '', ...letters] = written.split(',').map((part) => part.trim());
  return { name, letters: letters.join(', ') };
}

/** What a colleague is called within a sentence that has named them: the first word of the name. */
export function firstNameOf(written: string): string {
  return namePartsOf(written).name.split(/\s+/)[0] ?? '';
}

/** "Isolde", "Isolde and Caspian", "Ottoline, Leopold and Caspian"; empty for nobody. */
export function joinNames(names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
