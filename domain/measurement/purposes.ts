import type { Measurement } from './measurement-settings.ts';

/** What a visitor is asked about, each by itself. */
export const PURPOSES = ['measurement', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What there is to consent to: nothing, unless the practice has configured it. */
export function purposesOf({ tagManager, adsConversion }: Measurement): Purpose[] {
  return PURPOSES.filter((purpose) =>
    purpose === 'measurement' ? tagManager !== undefined : adsConversion !== undefined,
  );
}
