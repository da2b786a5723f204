/**
 * The first letters of a person's first and last name, for where a picture would be.
 *
 * @param name as it is shown, degrees after a comma: "Marisol Tuckwell-Ames, RDH"
 */
export function initialsOf(name: string): string {
  const [person = ''] = name.split(',');
  const words = person.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
