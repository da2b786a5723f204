import * as z from 'zod';
import { SMILE_CONCERNS, SMILE_TREATMENTS, type SmileCase } from '../smile/smile-case.ts';
import type { PictureName } from './written.ts';
import { id, text } from './words.ts';

/** What a model would say of itself, said of a patient's case. */
const patientSchema = z.strictObject({
  title: text,
  concern: z.enum(SMILE_CONCERNS),
  treatments: z.array(z.enum(SMILE_TREATMENTS)).min(1),
  /** What changes, in plain words, for a person who does not see the photographs. */
  change: text,
});

/** content/gallery/cases.yaml: the gallery in its order. Of a modeled case, what a person would ask next; of a patient's, all of it. */
export const casesSchema = z.array(
  z.strictObject({
    /** The name of its model in domain/smile, or a patient's case's own. Its pictures are `<case>-before` and `<case>-after`. */
    case: id,
    /** How long it usually takes; a patient's, how long it took. */
    length: text,
    /** How it usually goes, in order; a patient's, how it went. */
    course: text,
    /** Given for a patient's case, whose photographs lie in content/photographs. */
    patient: patientSchema.optional(),
  }),
);

export type CaseEntry = z.infer<typeof casesSchema>[number];

/** What is said of one case: by the practice and the model itself, or by the practice of a patient's. */
export type CaseWords = Pick<SmileCase, 'name' | 'title' | 'change'> &
  Pick<CaseEntry, 'length' | 'course'> & {
    readonly concern: string;
    readonly treatments: readonly string[];
    /** Whether photographs of a patient are shown, and not a model. */
    readonly isPatient: boolean;
  };

/** A case with its two pictures of one view. */
export type WrittenCase = CaseWords & {
  readonly before: PictureName;
  readonly after: PictureName;
};

/** The names of a case's two pictures. */
export function picturesOfCase(name: string): { before: string; after: string } {
  return { before: `${name}-before`, after: `${name}-after` };
}
