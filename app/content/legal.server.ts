import * as z from 'zod';
import type { RichText } from '../ui/rich-text-nodes.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';
import { parseYaml, readContentText } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

const text = z.string().trim().min(1, 'write at least one word');

/** The two lines of --- around the front matter. */
const FENCE_LINES = 2;

const frontMatterSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  date: z.iso.date("write the date as '2025-06-02', in quotes"),
  /** Who has still to read the text before launch. */
  review: z.literal('counsel').optional(),
});

/** A legal text: content/legal/<slug>.md, checked. */
export type LegalContent = Omit<z.infer<typeof frontMatterSchema>, 'review'> & {
  readonly body: RichText;
};

/**
 * Reads content/legal/<slug>.md.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadLegal(slug: string, facts: Readonly<Record<string, string>>): LegalContent {
  const path = `legal/${slug}.md`;
  const file = `content/${path}`;
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readContentText(path));
  if (!match?.[1] || !match[2]) {
    throw new ContentError(file, ['begin with front matter between two lines of ---']);
  }
  const frontMatter = checkContent(file, frontMatterSchema, parseYaml(path, match[1]));
  const { review: _, ...words } = fillPlaceholders(file, frontMatter, facts);
  const body = fillPlaceholders(file, match[2], facts);
  const firstLine = match[1].split('\n').length + FENCE_LINES + 1;
  return { ...words, body: parseRichText(file, body, { allowHeadings: true, firstLine }) };
}
