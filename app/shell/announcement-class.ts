/** By it the build finds the announcement in a finished page. */
export const ANNOUNCEMENT_CLASS = 'announcement';
