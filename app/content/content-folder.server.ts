import { fileURLToPath } from 'node:url';

/** The folder of the practice's words and facts; another one for trials, in CONTENT_FOLDER. Ends with a slash. */
export const CONTENT_FOLDER =
  process.env.CONTENT_FOLDER ?? fileURLToPath(new URL('../../content/', import.meta.url));
