import type { FieldFault } from '../../domain/intake/field-faults.ts';
import { REFUSAL_HEADINGS, REFUSAL_WORDS, sayTooMany } from '../../domain/intake/refusal-words.ts';
import { Refusal, problemDetails, refuseUntil } from '../problem-details.ts';

/** Every way in which a request is turned down, with its status and the sentence for the person who sent it. */

/** 400 for what cannot be read as a request at all. @param detail what to send instead; repeats nothing of what came */
export function refuseMalformed(detail: string): Refusal {
  return new Refusal(problemDetails(400, detail));
}

/** 400, also for a key that is too short, too long or has other signs; forms without script have theirs in a field. */
export function refuseMissingKey(): Refusal {
  return refuseMalformed(
    'Please send an Idempotency-Key of 8 to 200 visible ASCII characters, a new random one for each new request.',
  );
}

/** 403 where a browser says that a page of another site sent it (security/origin-check.ts). */
export function refuseForeignOrigin(): Refusal {
  return new Refusal(problemDetails(403, REFUSAL_WORDS.foreignOrigin));
}

/** 413 for a body of more than BODY_LIMIT_BYTES, or so much in the fields of a form with photos; for all of that form there is `refuseUpload`. */
export function refuseTooLarge(): Refusal {
  return new Refusal(problemDetails(413, REFUSAL_WORDS.tooLarge));
}

/** 415 for another type of body, and for a form in parts whose kind takes no photos. `accept` says what every kind takes. */
export function refuseMediaType(): Refusal {
  return new Refusal(
    problemDetails(
      415,
      'Please send the request as application/json or application/x-www-form-urlencoded, in UTF-8.',
    ),
    { accept: 'application/json, application/x-www-form-urlencoded' },
  );
}

/** 415 for a body that is compressed, whatever it holds; told by its headers, before it is read. */
export function refuseContentEncoding(): Refusal {
  return new Refusal(problemDetails(415, 'Please send the request without compression.'), {
    'accept-encoding': 'identity',
  });
}

/** 422 with a line for each field or query that does not fit. @param fields each with what a person can do about it, and nothing of what was sent */
export function refuseFields(fields: FieldFault[]): Refusal {
  return new Refusal(problemDetails(422, REFUSAL_WORDS.fields, fields));
}

/** 422 where the key is that of another body, which is stored: the same body would have been answered as before. */
export function refuseUsedKey(): Refusal {
  return new Refusal(problemDetails(422, REFUSAL_WORDS.usedKey));
}

/** The same request, by its key, is being stored at this moment, and that takes its time. */
export function refuseInFlight(): Refusal {
  const problem = problemDetails(409, REFUSAL_WORDS.inFlight);
  return new Refusal(problem, { 'retry-after': '1' }, REFUSAL_HEADINGS.inFlight);
}

/**
 * @param waitSeconds until the sender's window ends
 * @param say what of: of whatever is asked, unless told
 */
export function refuseTooMany(
  waitSeconds: number,
  say: (minutes: number) => string = sayTooMany,
): Refusal {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  return refuseUntil(429, say(minutes), waitSeconds);
}

/** Not the sender's doing: many ask at once. @param waitSeconds until it is worth trying again */
export function refuseBusy(waitSeconds: number): Refusal {
  return refuseUntil(503, REFUSAL_WORDS.busy, waitSeconds);
}

/** What was sent may be stored or not: the answer of the store was lost. @param waitSeconds a guess, as below */
export function refuseInDoubt(waitSeconds: number): Refusal {
  const problem = problemDetails(503, REFUSAL_WORDS.inDoubt);
  return new Refusal(problem, { 'retry-after': String(waitSeconds) }, REFUSAL_HEADINGS.inDoubt);
}

/** @param waitSeconds a guess, so that a script does not hammer a full disk */
export function refuseUnstorable(waitSeconds: number): Refusal {
  return refuseUntil(503, REFUSAL_WORDS.unstorable, waitSeconds);
}

/** Whatever nobody had thought of. */
export function refuseFailed(): Refusal {
  return new Refusal(problemDetails(500, REFUSAL_WORDS.failed));
}
