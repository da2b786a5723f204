import practice from 'content:practice';
import { createContext } from 'react';
import type { RequestWords } from '../../domain/content/request-words.ts';
import { inWords } from '../../domain/intake/photo-rules.ts';
import { sayTimeHint } from '../../domain/intake/time-hint.ts';
import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../domain/intake/until-then.ts';
import { LANGUAGE_WORDS, TIME_WORDS } from '../../domain/intake/value-words.ts';
import { answerStations } from '../../domain/practice/answer-stations.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import {
  ANSWER_TIME,
  promiseWords,
  type PromisedTime,
  type PromiseWords,
} from '../../domain/practice/promise.ts';
import { PHOTO_WORDS } from './photo-words.ts';

/** What a request's form and the screen after it say, in one language, beside what every form says: the scheduler loads none of it. */
export interface RequestLanguage {
  readonly words: Pick<RequestWords, 'times' | 'timeHint' | 'languages' | 'photos' | 'success'>;
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

const REQUEST_IN_ENGLISH: RequestLanguage = {
  untilThen: { lead: UNTIL_THEN_LEAD, offers: UNTIL_THEN },
  answerTime: ANSWER_TIME,
  promise: promiseWords,
  stations: answerStations,
  countInWords: inWords,
  words: {
    times: TIME_WORDS,
    timeHint: sayTimeHint(openingHoursOf(practice)),
    languages: LANGUAGE_WORDS,
    photos: PHOTO_WORDS,
    success: {
      heading: 'Your request has arrived',
      thanks: 'Thank you. A member of our team will contact you',
      by: 'by',
      number: 'Your request number',
      copyNumber: 'Copy the number',
      copied: 'Copied.',
      notCopied: 'Your browser does not allow that: please write the number down.',
      sooner: 'To change your request, or to speak sooner, call',
      giveNumber: 'and give the number above.',
      mailed:
        'A confirmation is on its way to {to}. If it does not come, your request is still stored.',
      notMailed:
        'We send no confirmation by e-mail: please write the number down, or keep the copy below. The address that you gave us is {to}.',
      ifWrong: 'Is that address wrong? Call',
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
      askAgain: 'Ask about something else',
      home: 'Go to the home page',
      painting: '',
    },
  },
};

/** The language of the request that is shown, set with that of its form. */
export const RequestLanguageHere = createContext(REQUEST_IN_ENGLISH);
