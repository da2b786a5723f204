import type { IntakeRequest } from '../../../domain/intake/request-schema.ts';
import { readProblem, type FieldMessages } from '../../request/read-problem.ts';
import { RequestError, requestJson } from '../../request/request-json.ts';
import type { GuardValues } from '../../ui/guard-fields.tsx';
import { UNREACHABLE } from '../../ui/form-words.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The server refused fields that the browser had let pass. */
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** Nothing is known to have arrived; the visitor can try again or call. */
  | { readonly kind: 'failed'; readonly text: string };

/**
 * Sends a request to the intake (decisions, 'The intake server').
 *
 * @param key the same for every try of the same request, so that it is stored once however often it is sent
 */
export async function sendRequest(
  request: IntakeRequest & GuardValues,
  key: string,
): Promise<SendOutcome> {
  try {
    await requestJson('POST', '/api/requests', request, { 'idempotency-key': key });
    return { kind: 'sent' };
  } catch (error) {
    const { messages, detail } = readProblem(error instanceof RequestError ? error.body : '');
    if (Object.keys(messages).length > 0) return { kind: 'refused', messages };
    return { kind: 'failed', text: detail ?? UNREACHABLE };
  }
}
