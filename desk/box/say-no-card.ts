import type { CardBox } from './card-box.ts';

/** What is said in the place of a card that is not in the box. */
export function sayNoCard(box: CardBox, name: string): string {
  const forgotten = box.forgottenNumber(name);
  if (forgotten !== undefined) return `${forgotten} was forgotten: it is gone for good.`;
  return box.isWhole ? `There is no card ${name}.` : 'Opening what is sealed…';
}
