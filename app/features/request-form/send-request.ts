import type { IntakeRequest } from '../../../domain/intake/request-schema.ts';

/** A field's message, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The server refused fields that the browser had let pass. */
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** Nothing is known to have arrived; the visitor can try again or call. */
  | { readonly kind: 'failed'; readonly text: string };

/** What a visitor reads when nothing is known to have arrived. */
export const UNREACHABLE =
  'We could not reach the practice just now. What you wrote is still here: try again in a moment, or call us.';

/**
 * Sends a request to the intake (decisions, 'The intake server').
 *
 * @param key the same for every try of the same request, so that it is stored once however often it is sent
 */
export async function sendRequest(request: IntakeRequest, key: string): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
    });
    if (response.status === 201) return { kind: 'sent' };
    return readRefusal(await response.json());
  } catch {
    return { kind: 'failed', text: UNREACHABLE };
  }
}

/** Reads problem details (RFC 9457) with a message per field. */
function readRefusal(problem: unknown): SendOutcome {
  if (typeof problem !== 'object' || problem === null) return { kind: 'failed', text: UNREACHABLE };
  const errors = 'errors' in problem && Array.isArray(problem.errors) ? problem.errors : [];
  const messages = Object.fromEntries(errors.filter(isFieldError).map((e) => [e.field, e.message]));
  if (Object.keys(messages).length > 0) return { kind: 'refused', messages };
  const text = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : null;
  return { kind: 'failed', text: text ?? UNREACHABLE };
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
