/** What a visitor reads when nothing is known to have arrived. A phone number follows. */
export const UNREACHABLE =
  'We could not reach the practice just now. What you wrote is still here: try again in a moment, or call us.';

/** What a visitor reads when nothing came within the time limit. A phone number follows. */
export const NO_ANSWER =
  'No answer has come for 20 seconds; the line may be slow. What you wrote is still here. Try again, it is never counted twice, or call us.';

/** Filled in by the server at each answer, so that a form can be posted once and only once without JavaScript. */
export const KEY_PLACEHOLDER = '__IDEMPOTENCY_KEY__';

/** Filled in likewise with the moment at which the form was served. */
export const TIME_PLACEHOLDER = '__OPENED_AT__';
