import * as z from 'zod';
import { ENGLISH, SPANISH } from '../languages/page-languages.ts';
import { text } from './words.ts';

/** content/language-help.yaml: that language help is free and how to ask for it, in each of the site's languages. */
export const languageHelpSchema = z.strictObject({
  /** True until a translator has read it: see the launch check. */
  sample: z.literal(true).optional(),
  [ENGLISH]: text,
  [SPANISH]: text,
  /** The link to the notice in more languages. */
  more: z.strictObject({ [ENGLISH]: text, [SPANISH]: text }),
  /** In Spanish, where the switch leads when it is not to the same page. */
  instead: z.strictObject({ beginning: text, booking: text }),
});

export type LanguageHelp = z.infer<typeof languageHelpSchema>;
