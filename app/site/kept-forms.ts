import type {
  FrameMessage,
  KeptPhoto,
  LastTry,
  RequestDraft,
} from '../../domain/intake/frame-messages.ts';
import { englishPathOf } from '../../domain/languages/page-languages.ts';

/**
 * What was typed, chosen and tried in our own forms and not sent: in memory, as long as this page lives. A form is one in both languages, so all is
 * known by the address of its English page, without the question that it asks the form.
 */
const drafts = new Map<string, KeptDraft>();
const photos = new Map<string, readonly KeptPhoto[]>();
/** What was sent and perhaps not answered, so that the same words again are known for the same request. */
const lastTries = new Map<string, LastTry>();
/** The messages that the page wrote for the visitor, the last one of each form. */
const suggestions = new Map<string, string>();

interface KeptDraft {
  readonly draft: RequestDraft;
  /** The page that spoke last: the language in which one is called back is preset to its own. */
  readonly path: string;
}

/** Keeps what a form says that it holds. @param path of the form's page, in either language */
export function keepOfForm(path: string, message: FrameMessage): void {
  const form = englishPathOf(path);
  if (message.type === 'impressions:draft') keepDraft(path, message.draft);
  if (message.type === 'impressions:photos') photos.set(form, message.photos);
  if (message.type === 'impressions:last-try') lastTries.set(form, message.lastTry);
}

/** What its form is told that begins anew: all that it said, unless it was sent meanwhile. */
export function keptOfForm(path: string): FrameMessage[] {
  const form = englishPathOf(path);
  const draft = keptDraft(path);
  const chosen = photos.get(form);
  const lastTry = lastTries.get(form);
  return [
    ...(draft ? [{ type: 'impressions:draft', draft } as const] : []),
    ...(chosen ? [{ type: 'impressions:photos', photos: chosen } as const] : []),
    ...(lastTry ? [{ type: 'impressions:last-try', lastTry } as const] : []),
  ];
}

/** For a form whose request was sent: what was sent need not be typed again. It begins empty, until something is typed or suggested anew. */
export function forgetForm(path: string): void {
  const form = englishPathOf(path);
  drafts.delete(form);
  photos.delete(form);
  lastTries.delete(form);
}

/** Keeps what a form says of its fields; those that it does not speak of stay as they were. */
function keepDraft(path: string, draft: RequestDraft): void {
  const form = englishPathOf(path);
  drafts.set(form, { draft: { ...drafts.get(form)?.draft, ...draft }, path });
}

function keptDraft(path: string): RequestDraft | undefined {
  const kept = drafts.get(englishPathOf(path));
  if (kept === undefined || kept.path === path) return kept?.draft;
  // In the page's other language that one is preset, which says nothing of the visitor; whoever chose another one than the page's has it kept.
  const { language, ...draft } = kept.draft;
  const preset = kept.path === englishPathOf(path) ? 'en' : 'es';
  return language === undefined || language === preset ? draft : { ...draft, language };
}

/** Has a form begin with a message that was written elsewhere on the page, unless the visitor has written one of their own in it. */
export function suggestMessage(path: string, message: string): void {
  const form = englishPathOf(path);
  const written = drafts.get(form)?.draft['message'];
  if (written && written !== suggestions.get(form)) return;
  suggestions.set(form, message);
  keepDraft(path, { message });
}
