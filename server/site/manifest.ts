import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { deskLettersSchema } from '../../domain/content/desk-letters.ts';
import { NOTICE_HOURS } from '../../domain/scheduling/change-rules.ts';
import { validitySchema } from '../../domain/validity/site-validity.ts';
import { StartupError } from '../startup-error.ts';

/** A path of our own: one slash in front, so that no redirect can lead to another host. */
const ownPath = z
  .string()
  .regex(/^\/(?![/\\])[^\\?\s]*$/, { error: 'must be a path that begins with one slash' });

const headers = z.record(z.string(), z.string());

const htmlFile = z
  .string()
  .regex(/^(?!\/)(?!.*\.\.).+\.html$/, { error: 'must be an .html file of the build folder' });

const day = z.iso.date();

const pageSchema = z.strictObject({
  /** Below the build folder. */
  file: htmlFile,
  /** The page with the announcement on it, for the days of that. */
  announcedFile: htmlFile.optional(),
  status: z.int().min(200).max(599),
  headers: headers.default({}),
  /** The page has a form: its placeholder becomes a fresh idempotency key in every answer. */
  perRequestKey: z.boolean().default(false),
});

/** It may stand in a mail's subject. */
const oneLine = z.string().regex(/^[^\p{Cc}]+$/u, { error: 'must be one line of text' });

const openingRules = z.strictObject({
  timeZone: z.string(),
  week: z.array(z.strictObject({ opens: z.string(), closes: z.string() }).nullable()).length(7),
  closures: z.array(z.string()),
});

/** site.json, which the build writes beside the built files: what is where, and with which headers. */
const manifestSchema = z.strictObject({
  pages: z.record(ownPath, pageSchema),
  /** Any address that begins with the prefix and is no page or file itself is that page. */
  prefixes: z.array(z.strictObject({ prefix: ownPath, page: ownPath })).default([]),
  notFound: pageSchema,
  redirects: z.record(ownPath, ownPath).default({}),
  /** For every answer of the site. */
  headers: headers.default({}),
  /** For every answer that is no page: files, redirects, refusals. */
  fileHeaders: headers.default({}),
  /** In their place, for files that need something else, by address. */
  files: z.record(ownPath, headers).default({}),
  /** Whether it schedules here; the scheduler goes by the practice's hours. */
  takesAppointments: z.boolean().default(false),
  /** Pages whose visits are counted (docs/decisions/125-a-count-of-our-own.md). */
  countedPages: z.array(ownPath).default([]),
  /** What letters and answers say of the practice. */
  practice: z.strictObject({
    name: oneLine,
    phone: oneLine,
    address: oneLine,
    siteUrl: z.url({ protocol: /^https$/ }),
    /** Its hours, wherever it schedules. */
    opening: openingRules,
    /** Builds from before that do not say had this one. */
    noticeHours: z.int().min(NOTICE_HOURS.least).max(NOTICE_HOURS.most).default(24),
    urgentPhone: oneLine,
    directionsUrl: z.url({ protocol: /^https$/ }),
    consultationFee: oneLine,
    feeWhenCancelled: oneLine,
    feeWhenWeCancel: oneLine.optional(),
    feeWhenWeCancelInSpanish: oneLine.optional(),
  }),
  /** The ready texts of the desk's letters. */
  letterTexts: deskLettersSchema,
  /** The first and the last day of the announcement; none where there is none. */
  announcement: z.strictObject({ from: day, until: day }).optional(),
  /** SHA-256 of each of the practice's own photographs that it shows, in hexadecimal; builds from before that do not say (docs/decisions/221-taken-away-wherever-it-lies.md). */
  photographs: z.array(z.string().regex(/^[0-9a-f]{64}$/)).optional(),
  /** What of it holds until a day. */
  validity: validitySchema,
});

export type SiteManifest = z.infer<typeof manifestSchema>;
export type SitePage = z.infer<typeof pageSchema>;

/**
 * Reads the manifest.
 *
 * @throws StartupError when it is missing, is not JSON or does not fit, with what to do
 */
export function readManifest(manifestPath: string): SiteManifest {
  let text: string;
  try {
    text = readFileSync(manifestPath, 'utf8');
  } catch {
    throw new StartupError(`The built site is missing (${manifestPath}). Run npm run build first.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartupError(
    `${manifestPath} does not fit this server:\n${z.prettifyError(parsed.error)}\nRun npm run build again.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
