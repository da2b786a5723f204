/** Stands in content after `{{answerTime}}`, and is replaced by the day and time that it means. */
export const PROMISE_MARK = '{{promise}}';
