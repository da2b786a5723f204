import { expect, it } from 'vitest';
import { splitAnnouncement } from './split-announcement.ts';

const ASIDE =
  '<aside class="announcement" aria-label="Announcement" data-nosnippet="">\n<p><em>Closed.</em></p></aside>';

it('makes a page without its announcement of one with it, and changes nothing else', () => {
  const html = `<body><a href="#main">Skip</a>${ASIDE}<main><aside class="margin">Kept</aside></main></body>`;
  expect(splitAnnouncement(html)).toEqual({
    plain: '<body><a href="#main">Skip</a><main><aside class="margin">Kept</aside></main></body>',
    announced: html,
  });
});

it('leaves a page that has none', () => {
  const html = '<body><aside class="margin">Kept</aside></body>';
  expect(splitAnnouncement(html)).toEqual({ plain: html, announced: undefined });
});
