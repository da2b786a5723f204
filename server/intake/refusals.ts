import type { FieldFault } from '../../domain/intake/field-faults.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Every way in which a request is turned down, with its status and the sentence for the person who sent it. */

/** A request of all fields at their bounds, in the widest script, is about 13 KiB. */
export const BODY_LIMIT_BYTES = 16 * 1024;

export function refuseMalformed(detail: string): Refusal {
  return new Refusal(problemDetails(400, detail));
}

export function refuseMissingKey(): Refusal {
  return refuseMalformed(
    'Please send an Idempotency-Key of 8 to 200 visible ASCII characters, a new random one for each new request.',
  );
}

export function refuseForeignOrigin(): Refusal {
  return new Refusal(problemDetails(403, 'Please send the form from this website itself.'));
}

export function refuseTooLarge(): Refusal {
  return new Refusal(
    problemDetails(
      413,
      `Please shorten your request: it may have at most ${BODY_LIMIT_BYTES / 1024} KiB.`,
    ),
  );
}

export function refuseMediaType(): Refusal {
  return new Refusal(
    problemDetails(
      415,
      'Please send the request as application/json or application/x-www-form-urlencoded, in UTF-8.',
    ),
    { accept: 'application/json, application/x-www-form-urlencoded' },
  );
}

export function refuseContentEncoding(): Refusal {
  return new Refusal(problemDetails(415, 'Please send the request without compression.'), {
    'accept-encoding': 'identity',
  });
}

export function refuseFields(fields: FieldFault[], language?: Language): Refusal {
  const detail = 'Please correct what is listed and send the request again.';
  return new Refusal(problemDetails(422, detail, fields), {}, undefined, language);
}

export function refuseUsedKey(): Refusal {
  return new Refusal(
    problemDetails(
      422,
      'A different request was already received with this key. If you want to send another one, please open the form anew.',
    ),
  );
}

/** The same request, by its key, is being stored at this moment, and that takes its time. */
export function refuseInFlight(): Refusal {
  return new Refusal(
    problemDetails(
      409,
      'This very request is on its way already. Please send it again in a moment to see its answer: it is kept only once.',
    ),
    { 'retry-after': '1' },
    'Your request is on its way',
  );
}

/** @param waitSeconds until the sender's window ends */
export function refuseTooMany(waitSeconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(
    problemDetails(
      429,
      `You have sent several requests in a short time. Please wait ${wait}, or call us.`,
    ),
    { 'retry-after': String(Math.max(1, waitSeconds)) },
  );
}

/** Not the sender's doing: many ask at once. @param waitSeconds until it is worth trying again */
export function refuseBusy(waitSeconds: number): Refusal {
  return new Refusal(
    problemDetails(
      503,
      'More requests are coming in than we can take just now. Please try again in a few minutes, or call us.',
    ),
    { 'retry-after': String(Math.max(1, waitSeconds)) },
  );
}

/** What was sent may be stored or not: the answer of the store was lost. @param waitSeconds a guess, as below */
export function refuseInDoubt(waitSeconds: number): Refusal {
  return new Refusal(
    problemDetails(
      503,
      'We cannot tell whether your request was stored. Please send it again as it is: the same request is kept only once. Or call us.',
    ),
    { 'retry-after': String(waitSeconds) },
    'We cannot tell whether your request arrived',
  );
}

/** @param waitSeconds a guess, so that a script does not hammer a full disk */
export function refuseUnstorable(waitSeconds: number): Refusal {
  return new Refusal(
    problemDetails(
      503,
      'Your request could not be stored, so it was not received. Please try again soon, or call us.',
    ),
    { 'retry-after': String(waitSeconds) },
  );
}
