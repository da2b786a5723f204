/** A field's message, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What a refusal says (RFC 9457): a message a field, or one for the whole. */
export interface Problem {
  readonly messages: FieldMessages;
  readonly detail: string | null;
  /** Whatever else it holds. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** Reads problem details; a body that is none gives an empty problem. */
export function readProblem(body: string): Problem {
  const problem = parse(body);
  const errors = Array.isArray(problem['errors']) ? problem['errors'] : [];
  const messages = Object.fromEntries(errors.filter(isFieldError).map((e) => [e.field, e.message]));
  const detail = typeof problem['detail'] === 'string' ? problem['detail'] : null;
  return { messages, detail, extra: problem };
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
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
