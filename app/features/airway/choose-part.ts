import { AIRWAY_PARTS, type AirwayPart } from '../../../domain/airway/airway-parts.ts';
import { placeOf } from './airway-words.ts';

/** The button that chooses a part of the drawing. */
export function choiceOf(part: AirwayPart): string {
  return `choose-${part}`;
}

/** Chooses a part of the drawing, as a click on its line would. */
export function choosePart(part: AirwayPart): void {
  const choice = document.getElementById(choiceOf(part));
  if (choice instanceof HTMLInputElement) choice.checked = true;
}

/** Chooses the part that the address leads to, where it leads to one. */
export function choosePartOfAddress(): void {
  const part = AIRWAY_PARTS.find((name) => location.hash === `#${placeOf(name)}`);
  if (part) choosePart(part);
}
