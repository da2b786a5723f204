import * as z from 'zod/mini';

z.config({ jitless: true });

export const BLOCK_REASON_LIMIT_CHARACTERS = 200;

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
