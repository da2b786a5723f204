import * as z from 'zod/mini';

z.config({ jitless: true });

export const BLOCK_REASON_LIMIT_CHARACTERS = 200;

/** So long a time that was kept free can still be looked at; then it goes, with why. */
const BLOCK_LIFE_DAYS = 60;
const DAY_MS = 86_400_000;

/** The first day whose blocks are kept, as a slot begins. */
export function firstKeptDay(now: Date): string {
  return new Date(now.getTime() - BLOCK_LIFE_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** What is sealed of a time that is kept free: why, and which block it belongs to, so that nobody can move it to another. */
const blockSchema = z.object({ id: z.uuid(), startsAt: z.string(), why: z.string() });

export type BlockContent = z.infer<typeof blockSchema>;

/** Reads an opened text as the reason of a block; undefined where it is none of its own. */
export function readBlock(
  { id, startsAt }: Pick<BlockContent, 'id' | 'startsAt'>,
  opened: string,
): BlockContent | undefined {
  try {
    const parsed = blockSchema.safeParse(JSON.parse(opened));
    if (!parsed.success) return undefined;
    return parsed.data.id === id && parsed.data.startsAt === startsAt ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
