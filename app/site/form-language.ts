import { createContext } from 'react';
import type { RequestWords } from '../../domain/content/request-words.ts';
import { REQUEST_KINDS, type KindOfRequest, type RequestKind } from '../../domain/intake/kinds.ts';
import { inWords } from '../../domain/intake/photo-rules.ts';
import type { CopyLine } from '../../domain/intake/request-copy.ts';
import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../domain/intake/until-then.ts';
import { LANGUAGE_WORDS, TIME_WORDS } from '../../domain/intake/value-words.ts';
import { ENGLISH, type Language } from '../../domain/languages/page-languages.ts';
import { answerStations } from '../../domain/practice/answer-stations.ts';
import {
  ANSWER_TIME,
  promiseWords,
  type PromisedTime,
  type PromiseWords,
} from '../../domain/practice/promise.ts';
import { NO_ANSWER, UNREACHABLE } from './form-words.ts';
import { PHOTO_WORDS } from './photo-words.ts';

/** What a request's form and the screen after it say, in one language. */
export interface FormLanguage {
  readonly language: Language;
  readonly words: Omit<RequestWords, 'sample' | 'pages' | 'kinds' | 'faults'>;
  /** What the form of a kind of request asks. */
  kindWords(
    kind: RequestKind,
  ): Pick<KindOfRequest, 'contactWays' | 'phoneHint' | 'timeLabel' | 'message' | 'submitLabel'>;
  /** A sentence of schema or server, which are in English. */
  say(sentence: string): string;
  copy(lines: CopyLine[]): CopyLine[];
  /** What somebody may do while they wait. */
  readonly untilThen: {
    readonly lead: string;
    readonly offers: readonly { readonly title: string; readonly text: string }[];
  };
  readonly answerTime: string;
  promise(promised: PromisedTime): PromiseWords;
  readonly stations: typeof answerStations;
  /** A small number of photos, in words. */
  countInWords(count: number): string;
}

const FORM_IN_ENGLISH: FormLanguage = {
  language: ENGLISH,
  kindWords: (kind) => REQUEST_KINDS[kind],
  say: (sentence) => sentence,
  copy: (lines) => lines,
  untilThen: { lead: UNTIL_THEN_LEAD, offers: UNTIL_THEN },
  answerTime: ANSWER_TIME,
  promise: promiseWords,
  stations: answerStations,
  countInWords: inWords,
  words: {
    times: TIME_WORDS,
    languages: LANGUAGE_WORDS,
    fields: {
      form: 'Request form',
      name: 'Your name',
      email: 'E-mail',
      phone: 'Phone',
      contact: 'How may we answer you?',
      timeHint: 'On weekdays, in New York’s time (Eastern Time).',
      language: 'In which language?',
      otherLanguage: 'Which language?',
      consent:
        'I agree that the practice may contact me about this request. How it is kept is in the',
      policy: 'privacy policy',
      leaveEmpty: 'Please leave this empty',
      sending: 'Sending…',
      tryAgain: 'Try again',
    },
    photos: PHOTO_WORDS,
    failure: { unreachable: UNREACHABLE, noAnswer: NO_ANSWER },
    wayOut: { talk: 'Would you rather talk? Call', home: '{name}, the front page' },
    success: {
      heading: 'Your request has arrived',
      thanks: 'Thank you. A member of our team will contact you',
      by: 'by',
      number: 'Your request number',
      copyNumber: 'Copy the number',
      copied: 'Copied.',
      notCopied: 'The browser does not allow it: please note the number down.',
      sooner: 'If you would rather speak sooner, call',
      giveNumber: 'and give the number above.',
      mailed:
        'We send a confirmation to your e-mail address. If it does not come, your request is stored all the same.',
      notMailed: 'No e-mail confirms this: please note the number down, or keep the copy below.',
      sent: 'What you sent',
      keepCopy: 'Keep a copy, as a text file',
      received: 'Received',
      zone: 'Eastern Time',
      untilThen: 'Until then,',
      ifYouLike: 'if you like',
      cannotWait: 'Pain, swelling or an injury cannot wait for an answer:',
      whatToDo: 'what to do now',
      orCall: 'or call',
      print: 'Print this page',
      home: 'Go to the home page',
      painting: '',
    },
  },
};

/** The language of the form that is shown; a page in another one sets it around its form (docs/decisions/176-a-call-in-spanish.md). */
export const FormLanguageHere = createContext(FORM_IN_ENGLISH);
