import * as z from 'zod';
import { picture } from './written.ts';
import { id, text } from './words.ts';

/** What a portrait of old would have shown in the sitter's hands: the tools that are drawn (app/features/team/attribute-drawing.tsx). */
const attribute = z.enum([
  'bracket',
  'shade-tab',
  'implant',
  'crown',
  'probe',
  'aligner',
  'folded-plan',
  'telephone',
]);

/** A degree, a certification or a membership: its letters, and what they say. */
export const credential = z.strictObject({ short: text, plain: text });

export type Attribute = z.infer<typeof attribute>;

/** content/team/people.yaml: the team in its order. */
export const teamSchema = z
  .array(
    z.strictObject({
      id,
      /** True while the person is invented: see the launch check. */
      sample: z.boolean(),
      /** None is an empty canvas. A painting is of an imagined person: samples alone have one. */
      portrait: picture.optional(),
      /** The tool of the work, drawn beside the name. */
      attribute: attribute.optional(),
      name: text,
      role: text,
      /** Stands beside the name wherever 'Dr.' could be read (New York, General Business Law 350-b). */
      profession: text,
      group: z.enum(['leaders', 'partners', 'clinical', 'front-office']),
      bio: text,
      /** One sentence that a leader keeps to, set large. */
      holdsTo: text.optional(),
      credentials: z.array(credential),
    }),
  )
  .superRefine((people, context) => {
    const ids = people.map((person) => person.id);
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message = `'${id}' is another person's; rename one`;
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
  });

export type WrittenPerson = z.infer<typeof teamSchema>[number];
