/** For the `max` of a field for a day: it keeps a browser's year at four digits. */
export const LAST_DAY = '9999-12-31';
