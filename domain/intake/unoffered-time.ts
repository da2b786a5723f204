/** Of a time that is badly written, and of one that is well written but not, or no longer, offered. */
export const UNOFFERED_TIME = 'Please choose one of the times that are offered.';
