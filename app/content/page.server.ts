import * as z from 'zod';
import { ContentError } from './content-error.server.ts';
import { readYaml } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';
import {
  BLUEPRINT_SCHEDULING_PATH,
  CALL_REQUEST_PATH,
  SCHEDULING_PATH,
  VIRTUAL_CONSULTATION_PATH,
} from '../site/form-paths.ts';
import type { Action } from '../site/action.ts';
import type { HomeContent, PageContent, SectionContent } from '../site/page-content.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { buildDay } from './consent.server.ts';
import { fillPlaceholders, placeholderValues } from './placeholders.server.ts';
import { callHref, textHref } from '../ui/phone-href.ts';

const text = z.string().trim().min(1, 'write at least one word');
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case id, such as what-to-bring');
const href = z
  .string()
  .regex(
    /^(\/|https:\/\/|tel:$|tel:urgent$|sms:$|call-request$|schedule$|schedule-blueprint$)/,
    'link to /a-page, https://…, tel:, tel:urgent, sms:, call-request, schedule or schedule-blueprint',
  );

const actionSchema = z
  .strictObject({
    label: text,
    href,
    /** What an `sms:` action says where no text can be sent; there it leads to the virtual consultation's form. */
    elsewhere: text.optional(),
  })
  .refine(
    (action) => (action.href === 'sms:') === (action.elsewhere !== undefined),
    "give an action to sms:, and no other, its words for a device without texts, such as elsewhere: 'Message us'",
  );

const sectionSchema = z
  .strictObject({
    id,
    heading: text,
    body: text.optional(),
    steps: z
      .array(z.strictObject({ title: text, text }))
      .min(2)
      .optional(),
    table: z
      .strictObject({
        caption: text,
        columns: z.array(z.string()).min(2),
        rows: z.array(z.array(text)).min(1),
        /** Where rows are dated: the day of each. */
        days: z.array(z.iso.date("write a day as '2026-12-25', in quotes")).optional(),
      })
      .optional(),
    facts: z
      .array(z.strictObject({ term: text, detail: text }))
      .min(1)
      .optional(),
    /** Names of pictures in content/pictures.yaml, hung below the words. */
    plates: z.array(id).min(1).max(3).optional(),
  })
  .refine(
    (s) => s.body ?? s.steps ?? s.table ?? s.facts,
    'is empty: add body, steps, table or facts',
  );

/** What search engines show whole, in characters. */
const TITLE_LENGTH = { min: 20, max: 65 };
const DESCRIPTION_LENGTH = { min: 70, max: 160 };

const pageFields = {
  /** True while the page states invented facts (events, dates): see the launch check. */
  sample: z.boolean().optional(),
  title: text.min(TITLE_LENGTH.min).max(TITLE_LENGTH.max),
  description: text.min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  keywords: z.array(text).default([]),
  heading: text,
  headingEmphasis: text.optional(),
  lead: text,
  picture: id,
  sections: z.array(sectionSchema),
  closing: z.strictObject({
    heading: text,
    text,
    actions: z.array(actionSchema).min(1).max(2),
  }),
  next: z
    .array(z.strictObject({ href, label: text, text }))
    .min(2)
    .max(3),
};

const pageSchema = z.strictObject(pageFields);

const homeSchema = z.strictObject({
  ...pageFields,
  /** Why It Matters, The Smile Blueprint, The Impressions Method, Our Process. */
  sections: z.array(sectionSchema).length(4),
  expertise: z.strictObject({
    heading: text,
    text,
    change: text,
    columns: z
      .array(z.strictObject({ heading: text, text, note: text, href, linkLabel: text }))
      .length(3),
  }),
  credentials: z.array(z.strictObject({ mark: text, plain: text })).length(6),
  sequence: z.strictObject({
    heading: text,
    title: text,
    alt: text,
    steps: z
      .array(z.strictObject({ title: text, text }))
      .length(4, 'the sequence has four steps (product 1.3)'),
  }),
  quizCard: z.strictObject({ heading: text, text, label: text, href }),
});

/** A section's words, its pictures still by name. */
type SectionWords = Omit<SectionContent, 'plates'> & { readonly plates?: readonly string[] };

/** A page's words, its pictures still by name. */
export type PageWords = Omit<PageContent, 'picture' | 'sections'> & {
  readonly picture: string;
  readonly sections: readonly SectionWords[];
} & Partial<Pick<HomeContent, 'expertise' | 'credentials' | 'sequence' | 'quizCard'>>;

/**
 * Reads content/pages/<slug>.yaml.
 *
 * @param today dated rows whose day is over are left out
 * @throws ContentError naming file, field and fix
 */
export function loadPage(slug: string, practice: Practice, today = buildDay()): PageWords {
  const path = `pages/${slug}.yaml`;
  const file = `content/${path}`;
  const raw = readYaml(path, slug === 'home' ? homeSchema : pageSchema);
  const { sample: _, ...page } = fillPlaceholders(file, raw, placeholderValues(practice));
  if (page.headingEmphasis && !page.heading.includes(page.headingEmphasis)) {
    const message = 'is not in the heading; repeat a run of its words';
    throw new ContentError(file, [{ field: ['headingEmphasis'], message }]);
  }
  return {
    ...page,
    sections: page.sections.map((section, index) =>
      readSection(file, ['sections', index], section, today),
    ),
    closing: {
      ...page.closing,
      actions: page.closing.actions.map((action) => readAction(action, practice)),
    },
  };
}

function readAction(action: z.infer<typeof actionSchema>, practice: Practice): Action {
  const { label, elsewhere } = action;
  return {
    label,
    href: resolveHref(action.href, practice),
    ...(elsewhere && { elsewhere: { label: elsewhere, href: VIRTUAL_CONSULTATION_PATH } }),
  };
}

function resolveHref(href: string, practice: Practice): string {
  if (href === 'call-request') return CALL_REQUEST_PATH;
  if (href === 'schedule') return SCHEDULING_PATH;
  if (href === 'schedule-blueprint') return BLUEPRINT_SCHEDULING_PATH;
  if (href === 'tel:') return callHref(practice.phone);
  if (href === 'tel:urgent') return callHref(practice.urgentPhone);
  if (href === 'sms:') return textHref(practice.textPhone);
  return href;
}

function readSection(
  file: string,
  place: readonly PropertyKey[],
  section: z.infer<typeof sectionSchema>,
  today: string,
): SectionWords {
  const { id: sectionId, heading, body, steps, table, facts, plates } = section;
  for (const [index, row] of table?.rows.entries() ?? []) {
    if (row.length !== table?.columns.length) {
      const message = `has ${row.length} cells for ${table?.columns.length} columns; give each its own`;
      const field = [...place, 'table', 'rows', index];
      throw new ContentError(file, [{ field, message }]);
    }
  }
  if (table?.days && table.days.length !== table.rows.length) {
    const message = `has ${table.days.length} days for ${table.rows.length} rows; give each row its day`;
    throw new ContentError(file, [{ field: [...place, 'table', 'days'], message }]);
  }
  return {
    id: sectionId,
    heading,
    ...(body && { body: parseRichText(file, body, { field: [...place, 'body'] }) }),
    ...(steps && {
      steps: steps.map((step, index) => ({
        title: step.title,
        text: parseRichText(file, step.text, { field: [...place, 'steps', index, 'text'] }),
      })),
    }),
    ...readTable(table, today),
    ...(plates && { plates }),
    ...(facts && {
      facts: facts.map((fact, index) => ({
        term: fact.term,
        detail: parseRichText(file, fact.detail, { field: [...place, 'facts', index, 'detail'] }),
      })),
    }),
  };
}

/** A table without the rows whose day is over; none where no row is left. */
function readTable(
  table: z.infer<typeof sectionSchema>['table'],
  today: string,
): Pick<SectionWords, 'table'> {
  if (!table) return {};
  const { caption, columns, days } = table;
  const rows = table.rows.filter((_, index) => (days?.[index] ?? today) >= today);
  return rows.length > 0 ? { table: { caption, columns, rows } } : {};
}

/** The days of a page's dated rows, each with its field. Throws ContentError. */
export function loadEventDays(slug: string): { field: readonly PropertyKey[]; day: string }[] {
  const { sections } = readYaml(`pages/${slug}.yaml`, slug === 'home' ? homeSchema : pageSchema);
  return sections.flatMap(({ table }, at) =>
    (table?.days ?? []).map((day, index) => ({
      field: ['sections', at, 'table', 'days', index],
      day,
    })),
  );
}
