import type { Language } from '../../languages/page-languages.ts';
import type { Practice } from '../../practice/practice-schema.ts';
import type { ContactWay } from '../contact-words.ts';

/** What belongs to one kind of request, beside the fields that all of them have. */
export interface KindOfRequest {
  /** What the desk calls it, and the mail to the practice: a row in a list has little room. The webhook names a kind by its key. */
  readonly deskName: string;
  /** Who serves its form, in practice.yaml; null where only our own can, and the form for a call stands in where there is no server. */
  readonly embed: keyof Practice['embeds'] | null;
  readonly asksLanguage: boolean;
  readonly takesPhotos: boolean;
  /** Whether a time on a weekend is asked for: the desk looks for one there, and not among the days that visitors can book. */
  readonly isForWeekend: boolean;
  readonly words: Readonly<Record<Language, WordsOfKind>>;
}

/** What its page and form say, in one language. Texts of the page may name facts, as `{{answerTime}}`; they are filled in by the build. */
export interface WordsOfKind extends WordsOfForm {
  /** What visitors call it, and their copy. */
  readonly name: string;
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    /** Above the form. When the answer comes follows it. */
    readonly lead: string;
  };
  /** What is said where the form's question, or the number, is left empty: after the choice of answers, and in their words. */
  readonly missing: { readonly message: string; readonly phone: string };
}

/** What the form asks. */
export interface WordsOfForm {
  /** The ways of answering, in the order of the form; the first is preset. */
  readonly contactWays: Readonly<Record<ContactWay, string>>;
  /** What the number is for, and when it can be left out: that depends on the way of answering. */
  readonly phoneHint: string;
  /** How the form asks for a time of day; null where it does not. */
  readonly timeLabel: string | null;
  readonly message: { readonly label: string; readonly hint: string };
  readonly submitLabel: string;
  /** What is said on the screen after it, beside the promise of an answer; null where that says it all. */
  readonly afterwards: string | null;
}
