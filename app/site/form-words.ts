/** What a visitor reads when nothing is known to have arrived. A phone number follows. */
export const UNREACHABLE =
  'We could not reach the practice just now. What you wrote is still here: try again in a moment, or call us.';

/** What a visitor reads when nothing came within the time limit. A phone number follows. */
export const NO_ANSWER =
  'No answer has come for 20 seconds; your connection may be slow. What you wrote is still here. Try again without changing it (it will be counted only once), or call us.';
