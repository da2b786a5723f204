import * as z from 'zod';
import type { SmileCase } from '../smile/smile-case.ts';
import type { PictureName } from './written.ts';
import { text } from './words.ts';

/** content/gallery/cases.yaml: what a person would ask next of a modeled case. */
export const casesSchema = z.array(
  z.strictObject({
    /** The name of its model in domain/smile. */
    case: text,
    /** How long it usually takes. */
    length: text,
    /** How it usually goes, in order. */
    course: text,
  }),
);

/** What is said of one modeled case, by the practice and by the model itself; it is never a patient's. */
export type CaseWords = Pick<SmileCase, 'name' | 'title' | 'change'> &
  Omit<z.infer<typeof casesSchema>[number], 'case'> & {
    readonly concern: string;
    readonly treatments: readonly string[];
  };

/** A case with its two pictures of one view. */
export type WrittenCase = CaseWords & {
  readonly before: PictureName;
  readonly after: PictureName;
};
