/** Of a change that names a state which no page can show. */
export const SEQUENCE_MESSAGE = 'Please open the link again: the page is no longer up to date.';
