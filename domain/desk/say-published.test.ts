import { expect, it } from 'vitest';
import { sayPublished } from './say-published.ts';

const AT = new Date('2027-07-01T14:00:00Z');
const ZONE = 'America/New_York';
const change = (label: string) => ({ label, before: '', after: '', person: 1, at: '' });
const page = (title: string) => ({ path: '/', title });

it('says when, what and where', () => {
  const changes = [
    change('Fee and prices: The consultation fee'),
    change('Hours and holidays: Closed'),
  ];
  const preview = { changes, pages: [page('Fees | Impressions')], edition: null };
  expect(sayPublished(preview, AT, ZONE)).toBe(
    'Published on Thursday, July 1, 10:00\u00a0AM, and visitors see it now: “Fee and prices: The consultation fee” and “Hours and holidays: Closed”, on the page “Fees”.',
  );
});

it('names an earlier site, and no more than are read', () => {
  const changes = Array.from({ length: 8 }, (_, number) => change(`C${number}`));
  const pages = [page('Home'), page('Team')];
  expect(sayPublished({ changes, pages, edition: 3 }, AT, ZONE)).toBe(
    'Number 3 was brought back on Thursday, July 1, 10:00\u00a0AM, and visitors see it now: “C0”, “C1”, “C2”, “C3”, “C4”, “C5”, and 2 more, on the pages “Home” and “Team”.',
  );
  const many = Array.from({ length: 4 }, () => page('A'));
  expect(sayPublished({ changes: [change('C')], pages: many, edition: null }, AT, ZONE)).toMatch(
    /now: “C”, on 4 pages\.$/,
  );
  expect(sayPublished({ changes: [], pages: [], edition: null }, AT, ZONE)).toBe(
    'Published on Thursday, July 1, 10:00\u00a0AM, and visitors see it now.',
  );
});
