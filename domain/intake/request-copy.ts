import { titleOfArea } from '../quiz/area-title.ts';
import { nameOfField } from './field-names.ts';
import { REQUEST_FIELDS, type IntakeRequest, type SmileResults } from './request-schema.ts';
import { wordsOfValue } from './value-words.ts';

/** One field of a request as its sender reads it. */
export interface CopyLine {
  readonly label: string;
  readonly text: string;
}

/**
 * What a visitor has sent, in words and in the order of the form: for the visitor's own copy.
 *
 * @param photoCount how many photos went along
 */
export function copyOfRequest(request: IntakeRequest, photoCount: number): CopyLine[] {
  const values = new Map<string, unknown>(Object.entries(request));
  const lines = REQUEST_FIELDS.flatMap((field): CopyLine[] => {
    const value = values.get(field);
    // Nothing was sent without it.
    if (value === undefined || field === 'consent') return [];
    return [{ label: nameOfField(field), text: wordsOfValue(field, value) ?? sayValue(value) }];
  });
  return photoCount === 0
    ? lines
    : [...lines, { label: nameOfField('photos'), text: String(photoCount) }];
}

function sayValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return isResults(value) ? sayResults(value) : JSON.stringify(value);
}

function isResults(value: unknown): value is SmileResults {
  return typeof value === 'object' && value !== null && 'areas' in value;
}

function sayResults({ persona, areas }: SmileResults): string {
  const shares = areas.map(({ key, percentage }) => `${titleOfArea(key)} ${percentage}%`);
  return [...(persona === null ? [] : [persona]), ...shares].join(', ');
}
