/** Stands in content after "within 24 hours", and is replaced by the day and time that it means. */
export const PROMISE_MARK = '{{promise}}';
