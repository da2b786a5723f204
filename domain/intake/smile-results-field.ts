import * as z from 'zod/mini';
import { findTextFault } from './safe-text.ts';

const PERSONA_LIMIT_CHARACTERS = 100;
const AREA_LIMIT = 10;
const AREA_KEY = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
const SMILE_RESULTS_MESSAGE =
  'Your Smile Discovery results could not be read. Please send the request without them.';

const persona = z.string({ error: SMILE_RESULTS_MESSAGE }).check(
  z.maxLength(PERSONA_LIMIT_CHARACTERS, { error: SMILE_RESULTS_MESSAGE }),
  z.refine((text) => findTextFault(text, false) === null, { error: SMILE_RESULTS_MESSAGE }),
);

const area = z.strictObject(
  {
    key: z
      .string({ error: SMILE_RESULTS_MESSAGE })
      .check(z.regex(AREA_KEY, { error: SMILE_RESULTS_MESSAGE })),
    percentage: z
      .int({ error: SMILE_RESULTS_MESSAGE })
      .check(
        z.minimum(0, { error: SMILE_RESULTS_MESSAGE }),
        z.maximum(100, { error: SMILE_RESULTS_MESSAGE }),
      ),
  },
  { error: SMILE_RESULTS_MESSAGE },
);

/** The visitor's own act, by a box that is unticked at first (product 6.9). */
export const smileResultsField = z.optional(
  z.strictObject(
    {
      persona: z.nullable(persona),
      areas: z
        .array(area, { error: SMILE_RESULTS_MESSAGE })
        .check(z.maxLength(AREA_LIMIT, { error: SMILE_RESULTS_MESSAGE })),
    },
    { error: SMILE_RESULTS_MESSAGE },
  ),
);
