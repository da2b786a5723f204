import * as z from 'zod';
import type { SealedContent } from './open-sealed.ts';

const sealedPhotos = z.array(z.object({ sha256: z.string() }));

/** What a request's sealed text says of its photos: the SHA-256 of each picture, in hex, in the order in which they were sent. */
export function photoHashesOf(content: SealedContent): string[] {
  const parsed = sealedPhotos.safeParse(content['photos'] ?? []);
  return parsed.success ? parsed.data.map(({ sha256 }) => sha256) : [];
}

/** Lists and files say how many photos there are, not their hashes. */
export function withPhotoCount(content: SealedContent): SealedContent & { photos?: number } {
  const { photos: _, ...fields } = content;
  const count = photoHashesOf(content).length;
  return count > 0 ? { ...fields, photos: count } : fields;
}
