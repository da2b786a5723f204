import { createContext } from 'react';

/**
 * Says a sentence of the server, which is in English, in the language of the page; never throws. Few visitors are turned down: what another
 * language needs for it is fetched when somebody is.
 */
export type Say = (sentence: string) => Promise<string>;

export const SayHere = createContext<Say>((sentence) => Promise.resolve(sentence));
