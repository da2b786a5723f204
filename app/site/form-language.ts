import { createContext } from 'react';
import type { FormWords } from '../../domain/content/request-words.ts';
import type { CopyLine } from '../../domain/intake/request-copy.ts';
import { ENGLISH, type Language } from '../../domain/languages/page-languages.ts';

/** What a form repeats: it comes in English, from the schema, the server and what the visitor chose. */
export interface FormSentences {
  /** A sentence of schema or server. */
  say(sentence: string): string;
  copy(lines: CopyLine[]): CopyLine[];
}

/** What every form says, in one language; a request's says more (request-language.ts). */
export interface FormLanguage {
  readonly language: Language;
  readonly words: Pick<FormWords, 'fields' | 'wayOut'>;
  /** Fetched: nobody needs them before a form was sent. */
  loadSentences(): Promise<FormSentences>;
  /** For when those do not come: in the form's language that nothing arrived, and else as it came. */
  readonly atHand: FormSentences;
}

const AS_IT_CAME: FormSentences = { say: (sentence) => sentence, copy: (lines) => lines };

const FORM_IN_ENGLISH: FormLanguage = {
  language: ENGLISH,
  loadSentences: () => Promise.resolve(AS_IT_CAME),
  atHand: AS_IT_CAME,
  words: {
    fields: {
      form: 'Request form',
      name: 'Your name',
      email: 'E-mail',
      meant: 'Did you mean {meant}?',
      takeMeant: 'Use that address',
      unfinished: 'Please check it. It should look like name@example.com.',
      phone: 'Phone',
      contact: 'How should we answer you?',
      language: 'In which language?',
      otherLanguage: 'Which language?',
      consent:
        'I agree that the practice may contact me about {about}. Only the practice can read what I write here. It is deleted once the matter is closed. More in the',
      request: 'this request',
      policy: 'privacy policy',
      leaveEmpty: 'Please leave this empty',
      sending: 'Sending…',
      tryAgain: 'Try again',
      againNow: 'The wait is over: you can send it again now, or call us.',
    },
    wayOut: {
      talk: 'Would you rather talk? Call',
      emergency: 'In an emergency: what to do now',
      home: '{practice} home page',
    },
  },
};

/** The language of the form that is shown; a page in another one sets it around its form (docs/decisions/176-a-call-in-spanish.md). */
export const FormLanguageHere = createContext(FORM_IN_ENGLISH);
