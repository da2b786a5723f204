import type { PageContentOf } from '../../site/page-content.ts';

export type ReplyWords = PageContentOf<'atria'>['reply'];

/** What stands in the blanks. */
export interface Reply {
  readonly who: string;
  readonly day: string;
  readonly hour: string;
  /** As the visitor wrote it; may be empty. */
  readonly travel: string;
  readonly answer: string;
}

/** The reply before anybody has chosen. */
export function firstReply(words: ReplyWords): Reply {
  const first = ({ words: [word = ''] }: ReplyWords['who']) => word;
  return {
    who: first(words.who),
    day: first(words.day),
    hour: first(words.hour),
    travel: '',
    answer: first(words.answer),
  };
}

/** The reply as one text, to be read by the visitor before it is sent. Without dates it does not speak of travel. */
export function replySentence(words: ReplyWords, reply: Reply): string {
  const travel = reply.travel.trim().replace(/[.\s]+$/, '');
  return [
    `${reply.who} ${words.member} ${reply.day} ${reply.hour} ${words.suits}`,
    ...(travel ? [`${words.travel.before} ${travel}.`] : []),
    `${words.please} ${reply.answer} ${words.back}`,
  ].join(' ');
}

/** The address that begins a text with these words. Phones differ in whether the words come after `?` or `&`; both understand this. */
export function textWith(href: string, sentence: string): string {
  return `${href}?&body=${encodeURIComponent(sentence)}`;
}
