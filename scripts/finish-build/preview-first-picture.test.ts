import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHONE_MEDIA } from '../../app/ui/picture-files.ts';
import { previewFirstPicture } from './preview-first-picture.ts';
import { securityHeaders } from './security-headers.ts';

const WASH = 'radial-gradient(#eee,#0000 70%),linear-gradient(#eee,#ddd,#ccc)';
const ENOUGH_BYTES = 2000;

/** A page whose first picture is one of the site's own. */
function pageWith(name: string, { sizes = '100vw', priority = 'high', media = '' } = {}): string {
  return `<head><style data-site="/s.css">.wash-${name}{background:${WASH}}.hero img{object-position:50% 35%}</style></head>
<picture><source${media} type="image/avif" srcSet="/a.avif 320w" sizes="${sizes}"/><img class="wash-${name}" src="/a.jpg" alt="" fetchPriority="${priority}"/></picture>`;
}

const previewIn = (html: string): Buffer =>
  Buffer.from(/url\(data:image\/avif;base64,([^)]+)\)/.exec(html)?.[1] ?? '', 'base64');

const previewed = previewFirstPicture(pageWith('orthodontist-listening'));

it('lays a light preview over the wash, where the picture itself will lie', async () => {
  const html = await previewed;
  expect(html).toContain(`,${WASH};background-position:50%;background-size:cover}`);
  expect(html).toContain('object-position:50% 35%;background-position:50% 35%');
  const preview = previewIn(html);
  expect(preview.length).toBeGreaterThan(0);
  expect(preview.length).toBeLessThanOrEqual(ENOUGH_BYTES);
});

it('is for phones alone where they are shown a part of their own', async () => {
  const media = ` media="${PHONE_MEDIA}"`;
  const part = await previewFirstPicture(pageWith('conversation', { media }));
  expect(part).toContain(`@media ${PHONE_MEDIA}{img.wash-conversation{`);
  const { width, height } = await sharp(previewIn(part)).metadata();
  // The part is nearly as wide as it is high; the picture is not.
  expect(width / height).toBeGreaterThan(1);
  expect(await previewed).not.toContain('@media');
});

it('leaves a page alone whose first screen has no picture of that kind', async () => {
  const html = pageWith('orthodontist-listening', { priority: 'auto' });
  expect(await previewFirstPicture(html)).toBe(html);
  expect(securityHeaders(html, false)['content-security-policy']).toContain("img-src 'self';");
});

it('asks the policy to allow it, on that page alone', async () => {
  expect(securityHeaders(await previewed, false)['content-security-policy']).toContain(
    "img-src 'self' data:;",
  );
});

it('stops where the wash is not found, so that nothing replaces it unseen', async () => {
  const html = pageWith('orthodontist-listening').replace('.wash-', '.other-');
  await expect(previewFirstPicture(html)).rejects.toThrow(/the wash of orthodontist-listening/);
});
