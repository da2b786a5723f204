/** How long a language's name may be. It stands apart from the schemas, which a form fetches only when it is sent. */
export const LANGUAGE_LIMIT_CHARACTERS = 60;
