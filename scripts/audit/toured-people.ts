/** Looks at a state, at whatever widths, and leaves the page as wide as it was. */
export type Look = (state: string) => Promise<void>;

/** Who opens the desk, and who has written: a booked visit, a weekend request, one with photos. */
export const OWNER = 'Thaddea Marrowby';
export const VISITOR = 'Sidonie Bello';
export const ASKED = 'Thessaly Okoye';
export const PATIENT = 'Corin Hale';
