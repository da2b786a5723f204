import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = 'art/paintings/portraits/sitters.yaml';

/** What can be said in a word; portrait.c knows each by its place in the list. */
export const HAIR = [
  'crop',
  'bob',
  'long',
  'curls',
  'bun',
  'bald',
  'fringe',
  'scarf',
  'swept',
] as const;
export const CLOTHES = ['clinic', 'crew', 'shirt', 'vneck', 'blazer'] as const;
export const BACKDROPS = ['niche', 'windowLeft', 'windowRight'] as const;

const sitterSchema = z
  .object({
    seed: z.number(),
    /** How far the head is turned, in radians; positive to the right as we see it. */
    yaw: z.number(),
    /** The width of the picture, and where its middle lies beside and above the eyes: about centimeters. */
    zoom: z.number().default(37),
    side: z.number().default(0),
    centre: z.number().default(-6.2),
    hair: z.enum(HAIR).default('crop'),
    clothes: z.enum(CLOTHES).default('crew'),
    backdrop: z.enum(BACKDROPS).default('niche'),
    wallIs: z.enum(['mist', 'sage', 'plaster', 'dusk', 'rose']).default('mist'),
  })
  .catchall(z.union([z.number(), z.string()]));

/** One who sits: the words of sitters.yaml, with what was left out. */
export type Sitter = z.infer<typeof sitterSchema>;

const words = z.record(z.string(), z.unknown());
const fileSchema = z.record(
  z.string(),
  z
    .strictObject({ likeness: words, dress: words, pose: words })
    .transform(({ likeness, dress, pose }) => ({ ...likeness, ...dress, ...pose }))
    .pipe(sitterSchema),
);

/**
 * Who sits, by the name of the picture.
 *
 * @throws Error (of zod) when sitters.yaml says what cannot be painted
 */
export function loadSitters(): Readonly<Record<string, Sitter>> {
  return fileSchema.parse(parse(readFileSync(FILE, 'utf8')));
}
