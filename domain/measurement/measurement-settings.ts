import * as z from 'zod';

/**
 * What the practice has chosen to measure with (content/practice.yaml). The site's own count needs nobody's consent; everything else runs for
 * visitors who said yes to it, and for nobody else (docs/decisions/124-a-room-for-other-peoples-scripts.md).
 */
export const measurementSchema = z.strictObject({
  /** Whether the site's own server counts visits. */
  ownCount: z.boolean(),
  /** Google Tag Manager. */
  tagManager: z
    .strictObject({
      id: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'write the container as GTM-AB12CD3'),
    })
    .optional(),
  /** The Google Ads conversion that a booked virtual consultation is. */
  adsConversion: z
    .strictObject({
      id: z.string().regex(/^AW-\d{6,14}$/, 'write the conversion’s id as AW-123456789'),
      label: z.string().regex(/^[\w-]{6,60}$/, 'write the conversion’s label, such as AbC-D_efG'),
    })
    .optional(),
});

export type Measurement = z.infer<typeof measurementSchema>;
