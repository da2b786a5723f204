import { expect, it } from 'vitest';
import { findDeadLinks } from './find-dead-links.ts';

const TEAM = { path: '/team', html: '<h2 id="leaders">Leaders</h2>' };
const faultsOf = (html: string) =>
  findDeadLinks([TEAM, { path: '/', html }], (path) => path === '/notice.pdf');

it.each([
  '<a href="/team">',
  '<a class="x" href="/team#leaders">',
  '<a href="/team/">',
  '<a href="/team?a=1&amp;b=2#leaders">',
  '<a href="/notice.pdf">',
  '<a href="https://example.com/nowhere">',
  '<a href="tel:+15165550100">',
  '<p id="end"></p><a href="#end">',
  '<link href="/no-page">',
])('finds nothing wrong with %s', (html) => {
  expect(faultsOf(html)).toEqual([]);
});

it.each([
  ['<a href="/taem">', /^\/: \/taem leads to no page/],
  ['<a href="/team#leader">', /^\/: \/team has no place #leader/],
  ['<a href="#end">', /^\/: \/ has no place #end/],
])('says what is wrong with %s, once', (html, expected) => {
  const faults = faultsOf(html + html);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(expected);
});
