import type { RequestReceipt } from '../../../domain/intake/frame-messages.ts';
import { KEY_HEADER, PHOTOS_FIELD, REQUESTS_PATH } from '../../../domain/intake/wire.ts';
import type { IntakeRequest } from '../../../domain/intake/request-schema.ts';
import { postForm } from '../../request/post-form.ts';
import { readProblem, type FieldMessages } from '../../request/read-problem.ts';
import { RequestError, requestJson } from '../../request/request-json.ts';
import type { GuardValues } from '../../site/guard-fields.tsx';
import type { Failure } from '../../site/send-failure.tsx';
import { againFromOf, sayFailure } from '../embed/say-failure.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly receipt: RequestReceipt | null }
  /** The server refused fields that the browser had let pass. */
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** Nothing is known to have arrived; the visitor can try again or call. */
  | ({ readonly kind: 'failed' } & Failure);

/** Photos that go along, as JPEG files. */
export interface PhotosToSend {
  readonly jpegs: readonly Blob[];
  /** Called with the share that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a request to the intake (product 7.1).
 *
 * @param key the same for every try of the same request, so that it is stored once however often it is sent
 * @param photos sent in the same request, which is then a form in parts
 */
export async function sendRequest(
  request: IntakeRequest & GuardValues,
  key: string,
  photos: PhotosToSend,
): Promise<SendOutcome> {
  const headers = { [KEY_HEADER]: key };
  try {
    if (photos.jpegs.length > 0) {
      const form = writeForm(request, photos.jpegs);
      const answer = await postForm(REQUESTS_PATH, form, headers, photos.onProgress);
      return { kind: 'sent', receipt: readReceipt(answer) };
    }
    const answer = await requestJson('POST', REQUESTS_PATH, request, headers);
    return { kind: 'sent', receipt: readReceipt(answer) };
  } catch (error) {
    const problem = readProblem(error instanceof RequestError ? error.body : '');
    const { messages } = problem;
    if (Object.keys(messages).length > 0) return { kind: 'refused', messages };
    return { kind: 'failed', text: sayFailure(error), againFrom: againFromOf(problem) };
  }
}

/** The fields as a form without script would send them; what is no text, as JSON. */
function writeForm(request: IntakeRequest & GuardValues, jpegs: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [index, jpeg] of jpegs.entries()) {
    form.append(PHOTOS_FIELD, jpeg, `photo-${index + 1}.jpg`);
  }
  return form;
}

/** Null where the answer, which says that the request is stored, says no more than that. */
function readReceipt(answer: unknown): RequestReceipt | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { id, receivedAt, confirmation }: Record<string, unknown> = { ...answer };
  if (typeof id !== 'string' || typeof receivedAt !== 'string') return null;
  return { number: id, receivedAt, isConfirmedByMail: confirmation === 'e-mail' };
}
