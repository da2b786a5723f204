import * as z from 'zod';
import { picture } from './written.ts';
import { id, text } from './words.ts';

/** content/team/people.yaml: the team in its order. */
export const teamSchema = z.array(
  z.strictObject({
    id,
    /** True while the person is invented: see the launch check. */
    sample: z.boolean(),
    portrait: picture,
    name: text,
    role: text,
    /** Stands beside the name wherever 'Dr.' could be read (New York, General Business Law 350-b). */
    profession: text,
    group: z.enum(['leaders', 'partners', 'clinical', 'front-office']),
    bio: text,
    credentials: z.array(z.strictObject({ short: text, plain: text })),
  }),
);

export type WrittenPerson = z.infer<typeof teamSchema>[number];
