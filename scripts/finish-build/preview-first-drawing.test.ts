import { expect, it } from 'vitest';
import { previewFirstDrawing } from './preview-first-drawing.ts';
import { securityHeaders } from './security-headers.ts';

const FIRST =
  '<picture><source media="(max-width: 9em)" srcSet="/phone.svg" width="8"/><img src="/map.svg" alt="" fetchPriority="high"/></picture>';
const PAGE = `<head><style>h1{color:#123}</style></head>${FIRST}`;
const DRAWING = `<svg viewBox="0 0 8 9" stroke="#123">
  <!-- A town. -->
  <path d="m1 1h6" stroke-width="1.2"/>
  <g stroke-width="1.8">
    <path d="m1 2h6"/>
  </g>
  <path d="m1 3h6" stroke-width="2.5"/>
  <path d="m1 4h6" fill="#eee" stroke-width="1.4"/>
</svg>
`;

const preview = (html: string) => previewFirstDrawing(html, async () => DRAWING);

it('lays the main lines under the drawing, on phones alone', async () => {
  const html = await preview(PAGE);
  const [, address = ''] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(html) ?? [];
  expect(decodeURIComponent(address)).toBe(
    "<svg opacity='.5' viewBox='0 0 8 9' stroke='#123'><g stroke-width='1.8'><path d='m1 2h6'/></g><path d='m1 3h6' stroke-width='2.5'/></svg>",
  );
  expect(html).toContain('h1{color:#123}@media (max-width: 9em){img[src="/map.svg"]{background:');
  expect(html.endsWith(FIRST)).toBe(true);
});

it('asks the policy to allow it', async () => {
  const policy = (html: string) => securityHeaders(html, false)['content-security-policy'];
  expect(policy(await preview(PAGE))).toContain("img-src 'self' data:;");
  expect(policy(PAGE)).toContain("img-src 'self';");
});

it('leaves a page alone whose first screen has no drawing for phones', async () => {
  const html = PAGE.replace(' fetchPriority="high"', '');
  expect(await preview(html)).toBe(html);
});
