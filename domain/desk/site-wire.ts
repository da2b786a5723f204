import type { ContentFault } from '../content/read-fault.ts';
import type { FieldKind } from '../content/field-kind.ts';

/** What the room "The site" and the server tell each other. */

/** What a field holds: text, a number, or a list of texts. */
export type FieldValue = string | number | readonly string[];

/** One of the few things that a field may be. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** A field of the form, with what is wrong with it. */
export interface SentField {
  /** What it is called between desk and server: of the facts their keys, of an entry its list, its id and its key. */
  readonly path: string;
  /** The part of the room that it stands in (site-parts.ts), and the section of that. */
  readonly part: string;
  readonly section: string;
  /** The entry of a list that it belongs to, by its path; null where it is of none. */
  readonly entry: string | null;
  /** The field of the photograph whose words it holds, by its path; null where it holds none. */
  readonly photograph: string | null;
  readonly label: string;
  readonly hint: string;
  /** As a list of changes names it. */
  readonly name: string;
  readonly kind: FieldKind;
  /** What it may be; null where that is anything. */
  readonly choices: readonly FieldChoice[] | null;
  /** As the content has it. */
  readonly written: FieldValue;
  /** What somebody wants in its place; null where nobody does. */
  readonly draft: SentDraft | null;
  /** Sentences of `check:content`. */
  readonly faults: readonly string[];
  /** What is to be known and is no fault, such as a consent that ends soon; empty where nothing is. */
  readonly note: string;
  /** Whether it is an invented person's still, who is to become a real one: somebody must change it, or say that it is theirs. */
  readonly isSamples: boolean;
  /** What would mend it; null where nothing simple does. */
  readonly repair: FieldValue | null;
  /** In how many places of how many pages the written value stands; null where it is too short to be looked for. */
  readonly places: { readonly count: number; readonly pages: number } | null;
  /** Whether counsel has read the text that it stands in: it is shown then, and not changed here. */
  readonly isLocked: boolean;
}

export interface SentDraft {
  readonly value: FieldValue;
  /** Null: by the recovery sheet. */
  readonly person: number | null;
  readonly at: string;
}

/** An entry of a list, such as a question: there, wanted there, or wanted away. */
export interface SentEntry {
  /** The part and its id. */
  readonly path: string;
  readonly title: string;
  readonly wish: EntryWishName | null;
  /** Whether it may be taken out here: a model of the gallery may not. */
  readonly mayGo: boolean;
  /** Who wants it, and since when; null where nobody does. */
  readonly draft: Pick<SentDraft, 'person' | 'at'> | null;
  /** What is wrong with its being added or taken out. */
  readonly faults: readonly string[];
}

export type EntryWishName = 'add' | 'take out';

/** A list of entries that a part of the room shows. */
export interface SentList {
  readonly part: string;
  /** What it is parted into, for a new entry to be put in one of them; one without a name where it is not. */
  readonly groups: readonly FieldChoice[];
  readonly entries: readonly SentEntry[];
}

/** Where a photograph is sent to, and below which those of drafts and of the content are looked at, by their marks. */
export const PHOTOGRAPHS_ADDRESS = '/api/site/photographs';
/** Names the field that a photograph is of: addresses are written into the logs of proxies, and it may be a person's name. */
export const PHOTOGRAPH_FIELD_HEADER = 'desk-field';
export const PHOTOGRAPH_LIMIT_BYTES = 20 * 1024 * 1024;

/** What the draft of a photograph's field says: a new one with its mark and its size in pixels, or that it goes. */
export const PHOTOGRAPH_COMES = 'photograph';
export const PHOTOGRAPH_GOES: FieldValue = ['take away'];

/** The mark of the photograph that a field holds, in its content or as a draft; empty where it holds none. */
export function markIn(value: FieldValue): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value[0] === PHOTOGRAPH_COMES ? (value[1] ?? '') : '';
}

/** A photograph that stands on the site no more, and that earlier sites still hold. */
export interface SentKeptPhotograph {
  readonly mark: string;
  /** The field where it stood, its part and its entry; the site may have the entry no more. */
  readonly place: string;
  readonly part: string;
  readonly entry: string;
  readonly title: string;
  /** As the field is called. */
  readonly label: string;
  /** What it shows, as was said of it. */
  readonly alt: string;
  /** When it went from the site. */
  readonly at: string;
}

export interface KeptPhotographsAnswer {
  readonly kept: readonly SentKeptPhotograph[];
}

interface LostDraft extends SentDraft {
  readonly path: string;
}

/** Whether the site can be built here, and what to do where it cannot. */
export type Readiness =
  | { readonly is: 'ready'; readonly isCommitted: boolean }
  | { readonly is: 'unready'; readonly why: string };

/** One thing that differs, in words. */
export interface SaidChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** One thing that somebody changes. */
export interface SiteChange extends SaidChange {
  readonly person: number | null;
  readonly at: string;
}

/** A page that reads otherwise in the preview. */
export interface ChangedPage {
  readonly path: string;
  readonly title: string;
}

/** What the server is doing with the site, or has done last. */
export type SiteRun =
  | { readonly is: 'idle' }
  | {
      readonly is: 'checking' | 'building';
      readonly since: string;
      readonly person: number | null;
      /** The earlier site that it goes back to, and what changes with it; null where drafts are built. */
      readonly back: { readonly edition: number; readonly changes: readonly SiteChange[] } | null;
    }
  /** The content's own checks turned it down; nothing was changed. */
  | { readonly is: 'refused'; readonly at: string; readonly faults: readonly ContentFault[] }
  /** The build broke off; nothing was changed. */
  | { readonly is: 'failed'; readonly at: string; readonly why: string }
  | SitePreview;

/** A site that was built beside the one that visitors see. */
export interface SitePreview {
  readonly is: 'built';
  /** Its name, which nobody guesses: its pages are at /preview/<id>/. */
  readonly id: string;
  readonly at: string;
  readonly person: number | null;
  readonly tookSeconds: number;
  /** The earlier site that it brings back; null for one of drafts. */
  readonly edition: number | null;
  readonly changes: readonly SiteChange[];
  /** Drafts that are not finished, by their labels: they stay behind. */
  readonly leftBehind: readonly string[];
  readonly pages: readonly ChangedPage[];
}

export interface SiteAnswer {
  readonly readiness: Readiness;
  readonly fields: readonly SentField[];
  readonly lists: readonly SentList[];
  /** The drafts as a list for people. */
  readonly changes: readonly SiteChange[];
  /** Of these what is not finished, by name: it stays behind. */
  readonly unfinished: readonly string[];
  /** Whether anything is finished. */
  readonly isReady: boolean;
  /** Drafts whose field somebody has taken out of the content. */
  readonly lost: readonly LostDraft[];
  readonly run: SiteRun;
}

/** The longest that is said of what a new entry is about: its name, and on the site its address, are made of it. */
export const ENTRY_WORDS_LIMIT_CHARACTERS = 60;

/** With the path of the entry that was added. */
export interface AddedEntryAnswer extends SiteAnswer {
  readonly path: string;
}

/** A site that was published. */
export interface SentEdition {
  readonly number: number;
  readonly at: string;
  readonly person: number | null;
  /** Empty: as it was before the desk published for the first time. */
  readonly changes: readonly SiteChange[];
  /** The earlier site that it brought back. */
  readonly backTo: number | null;
}

export interface EditionsAnswer {
  /** The newest first: that is the one which visitors see. */
  readonly editions: readonly SentEdition[];
}

/** What going back to an earlier site would change. */
export interface DifferenceAnswer {
  readonly changes: readonly SaidChange[];
}

export interface PublishedAnswer extends EditionsAnswer {
  /** What else is to be done, where the change could not be written as a commit. */
  readonly note: string;
}

/** What `check:launch` still misses. */
export interface SamplesAnswer {
  readonly open: readonly string[];
}

/** For so many days earlier sites can be brought back. */
export const EDITIONS_KEPT_DAYS = 90;
