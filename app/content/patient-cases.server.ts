import { picturesOfCase } from '../../domain/content/gallery.ts';
import { MISSING_DAY, MISSING_WHAT, MISSING_WHO } from '../../domain/content/photographs.ts';
import type { MayShow } from './consent.server.ts';
import type { Fault } from './content-error.server.ts';
import { missingConsent, wordsFileOf, type Photograph } from './photographs.server.ts';

/**
 * What a patient's case lacks: its two photographs, each with the day on which it was taken, and with a consent that says who gave it, for what,
 * and until when.
 *
 * @param at the case's position in the file
 */
export function patientCaseFaults(
  name: string,
  at: number,
  photographs: ReadonlyMap<string, Photograph>,
): Fault[] {
  return Object.values(picturesOfCase(name)).flatMap((picture): Fault[] => {
    const photograph = photographs.get(picture);
    if (!photograph) {
      const message = `there is no photograph content/photographs/${picture}.jpg; add it and its words`;
      return [{ field: [at, 'case'], message }];
    }
    const { consent, taken } = photograph;
    const file = wordsFileOf(picture);
    const day = { file, field: ['taken'], message: MISSING_DAY };
    if (!consent) return [...(taken ? [] : [day]), missingConsent(picture)];
    return [
      ...(taken ? [] : [day]),
      ...(consent.who ? [] : [{ file, field: ['consent', 'who'], message: MISSING_WHO }]),
      ...(consent.what ? [] : [{ file, field: ['consent', 'what'], message: MISSING_WHAT }]),
    ];
  });
}

/** Whether both photographs of a patient's case may be shown. */
export function hasBothPhotographs(
  name: string,
  photographs: ReadonlyMap<string, Photograph>,
  mayShow: MayShow,
): boolean {
  return Object.values(picturesOfCase(name)).every((picture) => {
    const consent = photographs.get(picture)?.consent;
    return consent !== undefined && mayShow(consent);
  });
}
