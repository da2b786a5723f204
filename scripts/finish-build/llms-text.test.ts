import { expect, it } from 'vitest';
import { loadPractice } from '../../app/content/practice.server.ts';
import { PAGES } from '../../app/url-map.ts';
import { llmsText } from './llms-text.ts';

const practice = loadPractice();
const text = llmsText(practice);

it('names every page that search engines may show, once, and no other', () => {
  const linked = [...text.matchAll(/\]\((.+?)\): \S/gu)].map(([, address = '']) =>
    address.slice(practice.siteUrl.length),
  );
  const listed = PAGES.filter((page) => !page.noindex && !page.canonical).map(({ path }) => path);
  expect(linked.toSorted()).toEqual(listed.toSorted());
});

it('says how to reach a person, what is an emergency, and what the site is not', () => {
  for (const words of [practice.phone, practice.urgentPhone, '911', 'no diagnosis']) {
    expect(text).toContain(words);
  }
});

it('says that facts are samples for as long as they are', () => {
  expect(llmsText({ ...practice, sample: true })).toContain('invented');
  expect(llmsText({ ...practice, sample: false })).not.toContain('invented');
});
