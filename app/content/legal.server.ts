import { legalSchema, type LegalContent } from '../../domain/content/legal.ts';
import { legalParts } from '../../domain/content/legal-parts.ts';
import {
  loadAccessibilityAudit,
  statementDate,
  statementFacts,
} from './accessibility-audit.server.ts';
import { autolink } from './autolink.server.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { placeholderValues } from './placeholders.server.ts';
import { parseYaml, readContentText } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

/** The two lines of --- around the front matter. */
const FENCE_LINES = 2;
/** The text that also tells what the last audit found. */
const STATEMENT = 'accessibility';

/**
 * Reads content/legal/<slug>.md.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadLegal(slug: string, practice: Practice): LegalContent {
  const audit = slug === STATEMENT ? loadAccessibilityAudit() : undefined;
  const facts = { ...placeholderValues(practice), ...(audit ? statementFacts(audit) : {}) };
  const path = `legal/${slug}.md`;
  const file = `content/${path}`;
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readContentText(path));
  if (!match?.[1] || !match[2]) {
    throw new ContentError(file, ['begin with front matter between two lines of ---']);
  }
  // An empty line in the place of the first ---: faults name lines of the whole file.
  const frontMatter = checkContent(file, legalSchema, parseYaml(path, `\n${match[1]}`));
  const { review: _, short, ...words } = fillPlaceholders(file, frontMatter, facts);
  const body = fillPlaceholders(file, match[2], facts);
  const firstLine = match[1].split('\n').length + FENCE_LINES + 1;
  const nodes = parseRichText(file, body, { allowHeadings: true, firstLine });
  checkGlosses(file, words.glosses, nodes);
  const date = audit ? statementDate(words.date, audit) : words.date;
  return { ...words, date, short: { id: short.id, lines: short.lines.map(autolink) }, body: nodes };
}

function checkGlosses(
  file: string,
  glosses: Readonly<Record<string, string>>,
  body: LegalContent['body'],
): void {
  const ids = legalParts(body).map(({ id }) => id);
  const missing = ids.filter((id) => !Object.hasOwn(glosses, id));
  const idle = Object.keys(glosses).filter((id) => !ids.includes(id));
  const faults = [
    ...missing.map((id) => `glosses: write one line for the part ${id}`),
    ...idle.map((id) => `glosses: no part has the address ${id}; correct it, or take the line out`),
  ];
  if (faults.length > 0) throw new ContentError(file, faults);
}
