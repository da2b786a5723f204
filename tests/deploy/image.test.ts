import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Big or not built here, and no part of what is asked. */
const NOT_COPIED = new Set(['node_modules', 'build']);
/** What the desk's room asks of the content. */
const LOOK_AT_THE_SITE = `
import { createCheckoutTools } from './server/publishing/checkout-tools.ts';
import { readContentTexts } from './server/publishing/content-texts.ts';
import { describeForm } from './server/publishing/site-form.ts';
const tools = createCheckoutTools({ program: process.cwd(), contentFolder: 'content', environment: {} });
const { fields } = describeForm(readContentTexts('content'), [], () => null, '2027-07-01');
console.log(JSON.stringify({ fields: fields.length, readiness: await tools.readiness() }));
`;

it("the image has what the desk's room of the site needs to keep drafts, and no pictures for it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const image = readFileSync('Dockerfile', 'utf8');
  const copied = [...image.matchAll(/^COPY --from=build \/srv\/impressions\/(\S+) \.\//gm)];
  const [, removed = ''] = / && rm -rf (.+)$/m.exec(image) ?? [];
  const isRemoved = (file: string) => removed.split(' ').includes(path.relative('', file));
  for (const [, name = ''] of copied.filter(([, one = '']) => !NOT_COPIED.has(one))) {
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (file) => !isRemoved(file),
    });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const said = execFileSync(process.execPath, ['--input-type=module-typescript'], {
    cwd: folder,
    input: LOOK_AT_THE_SITE,
    encoding: 'utf8',
  });
  expect(isRemoved('content/pictures')).toBe(true);
  const { fields, readiness } = JSON.parse(said);
  expect(fields).toBeGreaterThan(50);
  expect(readiness.why).toContain('Drafts are kept here');
});
