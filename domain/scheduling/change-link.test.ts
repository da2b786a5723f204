import { expect, it } from 'vitest';
import { changePathOf, isChangeToken, tokenInLink } from './change-link.ts';

const TOKEN = `${'aZ09_-'.repeat(14)}abcd`;

it.each([
  ['the whole link', `https://www.example.com${changePathOf(TOKEN)}`],
  ['the token alone', TOKEN],
  ['a link with space around it', `\n  https://www.example.com/appointment#${TOKEN} `],
])('finds the token in %s', (_case, text) => {
  expect(tokenInLink(text)).toBe(TOKEN);
});

it.each([
  ['nothing', ''],
  ['a link that lost its end', `https://www.example.com/appointment#${TOKEN.slice(0, -1)}`],
  ['a link that grew', `${TOKEN}a`],
  ['words', 'my appointment on Tuesday'],
  ['other signs', `${TOKEN.slice(0, -1)}+`],
])('finds none in %s', (_case, text) => {
  expect(tokenInLink(text)).toBeUndefined();
});

it('only a text can be a token', () => {
  expect([isChangeToken(TOKEN), isChangeToken([TOKEN]), isChangeToken(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
