import { numberInWords } from './number-in-words.ts';

/**
 * Whom the gallery shows, as the middle of a sentence: "thirteen digital models, not patients". So the page never says of a patient's case that it is a
 * model's, nor goes on naming patients once their consent is over.
 *
 * @param models how many cases are models
 * @param patients how many are patients'
 */
export function sayCasesShown(models: number, patients: number): string {
  const said = `${numberInWords(models)} digital models`;
  if (patients === 0) return `${said}, not patients`;
  const people =
    patients === 1
      ? 'one patient who agreed to be shown'
      : `${numberInWords(patients)} patients who agreed to be shown`;
  return `${said}, and photographs of ${people}`;
}
