/** How a visitor may be answered, in words and in the order of a form. */
export const CONTACT_WORDS = { email: 'E-mail', phone: 'Phone', text: 'Text message' } as const;

export type ContactWay = keyof typeof CONTACT_WORDS;
