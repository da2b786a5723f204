import * as z from 'zod';
import { id, text } from './words.ts';

const share = z.number('write a number from 0 to 1').min(0).max(1, 'write a number from 0 to 1');

/** A part of a picture, in shares of its width and height: 0.5 is the half. */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: share.positive(), height: share.positive() })
  .refine((crop) => crop.x + crop.width <= 1, 'reaches past the right edge: x + width is over 1')
  .refine((crop) => crop.y + crop.height <= 1, 'reaches past the lower edge: y + height is over 1');

export type Crop = z.infer<typeof cropSchema>;

/** Where pictures that are made come from, and what their captions must therefore say. */
const CAPTION_WORDS = {
  'A rendered scene, repainted with strokes': 'painted',
  'A modeled head, repainted with strokes': 'painted',
  'A parametric smile model': 'digital model',
} as const;
const ORIGINS = [
  'A rendered scene, repainted with strokes',
  'A modeled head, repainted with strokes',
  'A parametric smile model',
] as const satisfies readonly (keyof typeof CAPTION_WORDS)[];

const pictureSchema = z
  .strictObject({
    file: text,
    /** The part that phones show where the picture stands large. */
    phone: cropSchema.optional(),
    title: text,
    caption: text,
    alt: text,
    origin: z.enum(ORIGINS, `write one of: ${ORIGINS.join('; ')}`),
  })
  .superRefine(({ caption, origin }, context) => {
    const word = CAPTION_WORDS[origin];
    if (caption.toLowerCase().includes(word)) return;
    const message = `must say '${word}': that is what the picture is`;
    context.addIssue({ code: 'custom', path: ['caption'], message });
  });

/** content/pictures.yaml: the pictures that are made, by name. */
export const picturesSchema = z.record(id, pictureSchema);

export type PictureRecord = z.infer<typeof pictureSchema>;

/** content/pictures-in-reserve.yaml: the names of pictures that no page shows yet. */
export const reserveSchema = z.array(text);
