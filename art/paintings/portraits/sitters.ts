import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = 'art/paintings/portraits/sitters.yaml';

/** Entries that others borrow from, which paint no picture. */
const SHARED = /^\$/;

const sitterSchema = z.looseObject({
  /** The same seed builds and paints the same picture. */
  seed: z.int(),
  /** A picture of people together is wide, like those of rooms; a portrait is tall. */
  isGroup: z.boolean().default(false),
  /** A group in a tall picture, with room above it for words. */
  isTall: z.boolean().default(false),
});

/** One who sits, or several: the words that Blender is told, which README.md explains. */
export type Sitter = z.infer<typeof sitterSchema>;

const fileSchema = z
  .record(z.string(), z.unknown())
  .transform((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !SHARED.test(name))),
  )
  .pipe(z.record(z.string(), sitterSchema));

/**
 * Who sits, by the name of the picture.
 *
 * @throws Error (of zod) when sitters.yaml says what cannot be painted
 */
export function loadSitters(): Readonly<Record<string, Sitter>> {
  return fileSchema.parse(parse(readFileSync(FILE, 'utf8'), { merge: true }));
}
