import type { FieldChoice } from './site-wire.ts';
import type { Role } from './wire.ts';

/** A field of the content that the desk can change. What it is, and what is wrong with it, its schema says (domain/content/field-kind.ts). */
interface PartField {
  /** Keys from the top of the file, with dots between them. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** What it may be, where the site makes words of it. */
  readonly choices?: readonly FieldChoice[];
  /** It stands in a text that counsel reads: it can be changed until counsel has. */
  readonly isReadByCounsel?: boolean;
}

interface PartSection {
  readonly title: string;
  readonly fields: readonly PartField[];
}

/** A field that every entry of a list has, such as the answer of each question. */
interface EntryField {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  /** A new entry goes without it while it is empty. */
  readonly isOptional?: boolean;
}

/** A photograph that an entry may come with, with its words and its consent (photograph-fields.ts). */
export interface EntryPhotograph {
  readonly key: 'portrait' | 'before' | 'after';
  readonly label: string;
  readonly hint: string;
  /** What a new one is called until somebody says otherwise. */
  readonly title: string;
  /** Whether its day must be known, and who signed and what for. */
  readonly isOfCase: boolean;
}

/** A part of what the practice says, on one page of the desk. */
export interface SitePart {
  readonly id: string;
  readonly title: string;
  /** The part of the title that is set in italics. */
  readonly emphasis: string;
  readonly note: string;
  /** Who may write drafts of it, beside coordinators and whoever opened the desk by the sheet. */
  readonly alsoBy: readonly Role[];
  /** Fields of the facts, or of the part's own file. */
  readonly sections: readonly PartSection[];
  /** The file that its sections are of, below content/, where that is not the one of the facts. */
  readonly file?: string;
  /** Fields of each entry of a list in a file of its own. */
  readonly entryFields?: readonly EntryField[];
  /** Photographs of each entry that may have them (server/publishing/photograph-slots.ts). */
  readonly photographs?: readonly EntryPhotograph[];
  /** What one entry is called, where entries are added and taken out here; elsewhere their words alone are changed. */
  readonly entryNoun?: string;
}
