import { createContext } from 'react';
import { hasCallerWords } from '../../domain/desk/caller-words.ts';
import type { TypedReach } from '../../domain/desk/reach.ts';
import type {
  CallerDraft,
  Draft,
  LetterDraft,
  MarkDraft,
  SentDraft,
} from '../../domain/desk/draft.ts';
import type { HeldDraft } from '../../domain/desk/held-draft.ts';
import { typedAfter } from './typed-after.ts';

/** Whether a card goes too, by its name: what a hand has chosen, over what is proposed. */
export type Ticks = ReadonlyMap<string, boolean>;

/** Where a note is written: on a card, or on one of its photos. */
export type NoteField = 'note' | 'mark';

/** A note that is on its way to the server. */
export interface NoteUnderWay {
  /** Twice is once. */
  readonly id: string;
  /** It is known what became of it. */
  settle(): void;
}

/** What is being written: notes, letters and what is seen on photos by their cards, cards for who called, fields of the site that could not be saved, and what is in hand in the diary. The lock finds it here, and here it stands again afterwards. */
export class DraftPlace {
  readonly #notes = new Map<string, string>();
  readonly #fields = new Map<string, string>();
  readonly #letters = new Map<string, LetterDraft>();
  readonly #marks = new Map<string, MarkDraft>();
  readonly #callers = new Map<string, CallerDraft>();
  readonly #reaches = new Map<string, TypedReach>();
  /** Notes that are on their way, and those that were as the desk locked. */
  readonly #sent = new Map<string, SentDraft>();
  readonly #sentBefore = new Map<string, SentDraft>();
  #hand: HeldDraft['hand'] | null = null;
  /** What was typed beside what is in hand, by its field. */
  readonly #handWords = new Map<string, string>();
  /** What was ticked and unticked by hand to be forgotten with a card. */
  readonly #ticks = new Map<string, Ticks>();
  /** The card that was being forgotten when somebody went to look at its visit; empty for none. */
  #leftToLook = '';
  /** Cards that are gone with what was begun on them, by their names alone. */
  readonly #lost = new Set<string>();
  #typedAt = '';

  /** What the lock is to keep. */
  written(): Draft {
    return {
      notes: [...this.#notes],
      fields: [...this.#fields],
      letters: [...this.#letters],
      marks: [...this.#marks],
      callers: [...this.#callers],
      reaches: [...this.#reaches],
      held: this.#hand === null ? null : { hand: this.#hand, words: [...this.#handWords] },
      sent: [...this.#sentBefore, ...this.#sent],
      typedAt: this.#typedAt,
    };
  }

  restore({ notes, fields, letters, marks, callers, reaches, held, sent, typedAt }: Draft): void {
    for (const [card, text] of notes) this.#notes.set(card, text);
    for (const [path, text] of fields) this.#fields.set(path, text);
    for (const [card, letter] of letters) this.#letters.set(card, letter);
    for (const [card, mark] of marks) this.#marks.set(card, mark);
    for (const [form, caller] of callers) this.#callers.set(form, caller);
    for (const [card, reach] of reaches) this.#reaches.set(card, reach);
    for (const [field, note] of sent) this.#sentBefore.set(field, note);
    this.#hand = held?.hand ?? null;
    for (const [field, text] of held?.words ?? []) this.#handWords.set(field, text);
    this.#typedAt = typedAt;
  }

  /** What stands in a card's field for notes; empty where nothing does. */
  noteFor(card: string): string {
    return this.#notes.get(card) ?? '';
  }

  keepNote(card: string, text: string): void {
    this.#noteTyping();
    if (text.trim() === '') this.#notes.delete(card);
    else this.#notes.set(card, text);
  }

  /** Forgets a note that was stored. @param text as it was: what was typed since is another */
  dropNote(card: string, text: string): void {
    const left = typedAfter(this.noteFor(card), text);
    if (left === '') this.#notes.delete(card);
    else this.#notes.set(card, left);
  }

  /** A note goes to the server, under the id of before where it was on its way as the desk locked. */
  send(field: NoteField, card: string, text: string): NoteUnderWay {
    const before = this.sentBefore(field, card);
    const id = before?.text === text ? before.id : crypto.randomUUID();
    this.#sent.set(`${field} ${card}`, { id, text });
    return { id, settle: () => this.settle(field, card) };
  }

  /** It is known what became of a note that was on its way. */
  settle(field: NoteField, card: string): void {
    this.#sent.delete(`${field} ${card}`);
    this.#sentBefore.delete(`${field} ${card}`);
  }

  /** What was on its way from a field as the desk locked. */
  sentBefore(field: NoteField, card: string): SentDraft | undefined {
    return this.#sentBefore.get(`${field} ${card}`);
  }

  /** Forgets all that was begun on a card. */
  forget(card: string): void {
    this.#notes.delete(card);
    for (const field of ['note', 'mark'] as const) this.settle(field, card);
    this.#letters.delete(card);
    this.#marks.delete(card);
    this.#reaches.delete(card);
    this.#ticks.delete(card);
    if (this.#hand !== null && whoseIs(this.#hand) === card) this.keepHand(null);
  }

  /** What was written of somebody who was forgotten goes with them. @param isGone whether a card is there no more */
  dropGone(isGone: (card: string) => boolean): void {
    const inHand = this.#hand !== null && 'name' in this.#hand ? [this.#hand.name] : [];
    const begun = [this.#notes, this.#letters, this.#marks, this.#reaches]
      .flatMap((those) => [...those.keys()])
      .concat(inHand);
    for (const card of begun.filter(isGone)) {
      this.forget(card);
      this.#lost.add(card);
    }
  }

  /** Whether something was begun on a card that is gone. */
  hasLost(card: string): boolean {
    return this.#lost.has(card);
  }

  /** What was typed into a field of the site and could not be saved. */
  fieldFor(path: string): string | undefined {
    return this.#fields.get(path);
  }

  keepField(path: string, text: string): void {
    this.#noteTyping();
    this.#fields.set(path, text);
  }

  dropField(path: string): void {
    this.#fields.delete(path);
  }

  /** A letter that was begun on a card. */
  letterFor(card: string): LetterDraft | undefined {
    return this.#letters.get(card);
  }

  keepLetter(card: string, letter: LetterDraft): void {
    this.#noteTyping();
    this.#letters.set(card, { ...letter, isShut: this.#letters.get(card)?.isShut });
  }

  /** Keeps that a letter that was begun is shut, or open. */
  shutLetter(card: string, isShut: boolean): void {
    const letter = this.#letters.get(card);
    if (letter !== undefined) this.#letters.set(card, { ...letter, isShut });
  }

  /** Forgets a letter that was sent. @param id as it was: what was written since is another */
  dropLetter(card: string, id: string): void {
    if (this.#letters.get(card)?.id === id) this.#letters.delete(card);
  }

  /** What was begun on a photo of a card. */
  markFor(card: string): MarkDraft | undefined {
    return this.#marks.get(card);
  }

  /** Keeps it as long as it has words. */
  keepMark(card: string, mark: MarkDraft): void {
    // That a photo was looked at is no typing.
    if (mark.text !== (this.#marks.get(card)?.text ?? '')) this.#noteTyping();
    if (mark.text.trim() === '') this.#marks.delete(card);
    else this.#marks.set(card, mark);
  }

  /** Forgets what was stored. @param text as it was: what was typed since is another */
  dropMark(card: string, text: string): void {
    if (this.#marks.get(card)?.text === text) this.#marks.delete(card);
  }

  /** What is being corrected on a card; undefined where nothing is. */
  reachFor(card: string): TypedReach | undefined {
    return this.#reaches.get(card);
  }

  keepReach(card: string, reach: TypedReach): void {
    this.#noteTyping();
    this.#reaches.set(card, reach);
  }

  dropReach(card: string): void {
    this.#reaches.delete(card);
  }

  /** The cards that were begun for who called, by the numbers of their forms, in the order in which they were begun. */
  get callers(): readonly (readonly [form: string, caller: CallerDraft])[] {
    return [...this.#callers];
  }

  /** A card that was begun for somebody who called. @param form the number in the form's address */
  callerFor(form: string): CallerDraft | undefined {
    return this.#callers.get(form);
  }

  /** Keeps it as long as it has words. */
  keepCaller(form: string, caller: CallerDraft): void {
    this.#noteTyping();
    if (hasCallerWords(caller)) this.#callers.set(form, caller);
    else this.#callers.delete(form);
  }

  /** Forgets what was stored. @param id as it was: what was typed since is another */
  dropCaller(form: string, id: string): void {
    if (this.#callers.get(form)?.id === id) this.#callers.delete(form);
  }

  /** Who was forgotten is not typed any more either. @param isTheirs whether it is of them */
  forgetCallers(isTheirs: (caller: CallerDraft) => boolean): void {
    for (const [form, caller] of this.#callers) if (isTheirs(caller)) this.#callers.delete(form);
  }

  /** What is being changed in the diary, as it was kept last; null where nothing is. */
  get hand(): HeldDraft['hand'] | null {
    return this.#hand;
  }

  /** Keeps what is in hand. Of what was in it before, the words go. */
  keepHand(hand: HeldDraft['hand'] | null): void {
    if (hand === null || !isSameHand(hand, this.#hand)) this.#handWords.clear();
    if (hand !== null) this.#noteTyping();
    this.#hand = hand;
  }

  /** What was typed in a field beside what is in hand; undefined where that is something else by now. */
  handWord(hand: HandOf, field: string): string | undefined {
    return isSameHand(hand, this.#hand) ? this.#handWords.get(field) : undefined;
  }

  keepHandWord(field: string, text: string): void {
    this.#noteTyping();
    if (text.trim() === '') this.#handWords.delete(field);
    else this.#handWords.set(field, text);
  }

  /** What was ticked before somebody went to look in the diary. In memory alone: the lock ends it. */
  ticksFor(card: string): Ticks | undefined {
    return this.#ticks.get(card);
  }

  keepTicks(card: string, ticks: Ticks): void {
    this.#ticks.set(card, ticks);
  }

  dropTicks(card: string): void {
    this.#ticks.delete(card);
  }

  /** Whom somebody was forgetting when they went to look in the diary: the way back stands there. In memory alone. */
  get leftToLook(): string {
    return this.#leftToLook;
  }

  /** Notes it; with an empty name, that they are back among the cards. */
  leaveToLook(card: string): void {
    this.#leftToLook = card;
  }

  #noteTyping(): void {
    this.#typedAt = new Date().toISOString();
  }
}

/** What is done, and to the slip of which card or of which time that is kept free. */
interface HandOf {
  readonly is: string;
  readonly name?: string;
  readonly number?: number;
}

/** Whether two are the same thing to do with the same slip, wherever it is to lie. */
function isSameHand(one: HandOf, other: HandOf | null): boolean {
  return other !== null && one.is === other.is && whoseIs(one) === whoseIs(other);
}

/** The name of a card, the number of a time that is kept free, or of nothing yet. */
function whoseIs({ name, number }: HandOf): string | number {
  return name ?? number ?? '';
}

export const DraftContext = createContext<DraftPlace | null>(null);
