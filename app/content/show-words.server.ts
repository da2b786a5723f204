import type { Practice } from '../../domain/practice/practice-schema.ts';
import {
  LastDay,
  Markdown,
  PictureName,
  WrittenAction,
  WrittenConsent,
} from '../../domain/content/written.ts';
import type { Action, ActionWords } from '../site/action.ts';
import {
  blueprintSchedulingPath,
  CALL_REQUEST_PATH,
  SCHEDULING_PATH,
  VIRTUAL_CONSULTATION_PATH,
} from '../site/form-paths.ts';
import type { Shown } from '../site/shown.ts';
import { callHref, textHref } from '../ui/phone-href.ts';
import { partsIn } from './content-parts.server.ts';
import { buildDay, shownInThisBuild, type MayShow } from './consent.server.ts';
import { mayShowEntry } from './consented-entries.server.ts';
import { ENGLISH, pathIn, SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import { parseRichText } from './rich-text.server.ts';

interface ShowOptions {
  /** The file of the words from the project's root, for messages. */
  readonly file: string;
  readonly practice: Practice;
  /** Dated entries of lists whose day is over are left out. */
  readonly today?: string;
  /** Which consents count: entries of lists whose consent does not are left out. */
  readonly mayShow?: MayShow;
}

/**
 * Turns checked content into what components get: see Shown. Pictures stay by name until a module is made of it.
 *
 * @throws ContentError for Markdown that is not shown here
 */
export function showWords<Written>(
  written: Written,
  options: ShowOptions,
): Shown<Written, PictureName>;
export function showWords(
  written: unknown,
  { file, practice, today = buildDay(), mayShow = shownInThisBuild() }: ShowOptions,
): unknown {
  const show = (value: unknown, field: readonly PropertyKey[]): unknown => {
    if (value instanceof PictureName) return value;
    if (value instanceof Markdown) return parseRichText(file, value.markdown, { field });
    if (value instanceof WrittenAction) return showAction(value, practice, languageOfFile(file));
    if (value instanceof LastDay) return value.lastDay;
    if (value instanceof WrittenConsent) return undefined;
    if (Array.isArray(value)) {
      return value.flatMap((item, index) =>
        !isOver(item, today) && mayShowEntry(item, mayShow) ? [show(item, [...field, index])] : [],
      );
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, show(item, [...field, key])]),
    );
  };
  return show(written, []);
}

/** Of what stands in a file of content. */
function languageOfFile(file: string): Language {
  return file.startsWith('content/es/') ? SPANISH : ENGLISH;
}

function showAction(written: WrittenAction, practice: Practice, language: Language): Action {
  const { label, short, href, elsewhere, elsewhereShort } = written;
  return {
    ...wordsOf(label, short),
    href: addressOf(href, practice, language),
    ...(elsewhere && {
      elsewhere: { ...wordsOf(elsewhere, elsewhereShort), href: VIRTUAL_CONSULTATION_PATH },
    }),
  };
}

function wordsOf(label: string, short: string | undefined): ActionWords {
  return { label, ...(short && { short }) };
}

function addressOf(href: string, practice: Practice, language: Language): string {
  if (href === 'call-request') return pathIn(language, CALL_REQUEST_PATH);
  if (href === 'schedule') return pathIn(language, SCHEDULING_PATH);
  if (href === 'schedule-blueprint') return blueprintSchedulingPath(language);
  if (href === 'tel:') return callHref(practice.phone);
  if (href === 'tel:urgent') return callHref(practice.urgentPhone);
  if (href === 'sms:') return textHref(practice.textPhone);
  return href;
}

function isOver(entry: unknown, today: string): boolean {
  if (entry === null || typeof entry !== 'object') return false;
  return Object.values(entry).some((field) => field instanceof LastDay && field.lastDay < today);
}

/** The days of dated entries, however deep, each with its field. */
export function daysIn(written: unknown): { field: readonly PropertyKey[]; day: string }[] {
  return partsIn(written).flatMap(({ part, field }) =>
    part instanceof LastDay ? [{ field, day: part.lastDay }] : [],
  );
}
