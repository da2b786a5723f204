import { expect, it } from 'vitest';
import { askForFirstDrawing } from './ask-for-first-drawing.ts';

const HEAD =
  '<head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="font" href="/b.woff2"/></head>';
const FONTS = HEAD.slice('<head>'.length);

it('asks a phone for the drawing that phones are shown, and other screens for theirs, before the fonts', () => {
  const body =
    '<picture><source media="(max-width: 9em)" srcSet="/phone.svg" width="8"/><img src="/map.svg" alt="" fetchPriority="high"/></picture>';
  expect(askForFirstDrawing(HEAD + body)).toBe(
    `<head><link rel="preload" as="image" href="/phone.svg" media="(max-width: 9em)" fetchpriority="high"/><link rel="preload" as="image" href="/map.svg" media="not all and (max-width: 9em)" fetchpriority="high"/>${FONTS}${body}`,
  );
});

it.each([
  ['one drawing, for which React asks', '<img src="/teeth.svg" alt="" fetchPriority="high"/>'],
  ['a picture of pixels', '<img src="/room.jpg" alt="" fetchPriority="high"/>'],
  [
    'a drawing further down',
    '<img src="/teeth.svg" alt=""/><img src="/room.jpg" fetchPriority="high"/>',
  ],
])('leaves a page alone whose first screen is about %s', (_, body) => {
  expect(askForFirstDrawing(HEAD + body)).toBe(HEAD + body);
});
