import { expect, it } from 'vitest';
import { firstReply, replySentence, textWith, type ReplyWords } from './reply-sentence.ts';

const choice = (...words: string[]) => ({ label: 'A blank', words });
const words: ReplyWords = {
  heading: 'Your reply',
  headingEmphasis: 'reply',
  who: choice('I am', 'I am writing for someone who is'),
  member: 'a club member. A',
  day: choice('weekday', 'Monday'),
  hour: choice('morning', 'midday'),
  suits: 'would suit.',
  travel: { before: 'I travel', label: 'Travel dates', placeholder: 'no dates yet' },
  please: 'Please',
  answer: choice('call', 'text'),
  back: 'me back.',
  send: 'Text us this',
  sendNote: 'A note.',
  ask: 'Ask for a call',
  askNote: 'A note.',
  call: 'Call',
  withoutScript: 'A note.',
};

it.each([
  [{}, 'I am a club member. A weekday morning would suit. Please call me back.'],
  [
    { who: 'I am writing for someone who is', day: 'Monday', hour: 'midday', answer: 'text' },
    'I am writing for someone who is a club member. A Monday midday would suit. Please text me back.',
  ],
  [
    { travel: ' May 2 to 9. ' },
    'I am a club member. A weekday morning would suit. I travel May 2 to 9. Please call me back.',
  ],
  [{ travel: '  ' }, 'I am a club member. A weekday morning would suit. Please call me back.'],
])('joins the chosen words: %o', (chosen, sentence) => {
  expect(replySentence(words, { ...firstReply(words), ...chosen })).toBe(sentence);
});

it('puts the words into a text, whatever was typed', () => {
  const href = textWith('sms:+15165550101', 'May 2 & 3, "early" #1');
  expect(new URLSearchParams(href.split('?')[1]).get('body')).toBe('May 2 & 3, "early" #1');
});
