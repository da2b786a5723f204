/** Rolls a transaction back: a part of the time belongs to somebody else. */
export class TimeTaken extends Error {}
