import * as z from 'zod';
import { readYaml } from './read-content.server.ts';

const text = z.string().trim().min(1, 'write at least one word');

const peopleSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case id'),
    /** True while the person is invented: see the launch check. */
    sample: z.boolean(),
    /** The name of a picture in content/pictures.yaml. */
    portrait: z.string(),
    name: text,
    role: text,
    /** Stands beside the name wherever 'Dr.' could be read (New York, General Business Law 350-b). */
    profession: text,
    group: z.enum(['leaders', 'partners', 'clinical', 'front-office']),
    bio: text,
    credentials: z.array(z.strictObject({ short: text, plain: text })),
  }),
);

/** One member of the team: content/team/people.yaml, checked. */
export type Person = z.infer<typeof peopleSchema>[number];

/** The team in the order of the file. Throws ContentError. */
export function loadTeam(): Person[] {
  return readYaml('team/people.yaml', peopleSchema);
}
