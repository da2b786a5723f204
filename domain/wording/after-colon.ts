/** A sentence as it goes on after a colon: "An imagined person, painted." as "an imagined person, painted." */
export function afterColon(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}
