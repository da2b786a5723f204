import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadRedirects } from '../../app/content/navigation.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { PAGES } from '../../app/url-map.ts';
import { API_PREFIX } from '../../domain/intake/wire.ts';
import { hasSpanish, LANGUAGES, pathIn } from '../../domain/languages/page-languages.ts';
import { lastModified } from './last-modified.ts';
import { llmsText } from './llms-text.ts';
import { BUILD_FOLDER, htmlFileOf } from './paths.ts';

/** Writes what robots read, from the one list of addresses: sitemap.xml, robots.txt and llms.txt. */
export async function writeRobotsFiles(): Promise<void> {
  const practice = loadPractice();
  const { siteUrl } = practice;
  const addresses = PAGES.filter((page) => !page.noindex && !page.canonical).map((page) => {
    const day = lastModified(page);
    return `  <url><loc>${siteUrl}${page.path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${languagesOf(page.path, siteUrl)}</url>`;
  });
  await writeBuilt('llms.txt', llmsText(practice));
  await writeBuilt(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`,
  );
  // Pages that are kept out of search say so themselves; a robot must be able to read it there.
  await writeBuilt(
    'robots.txt',
    `User-agent: *
Allow: /
Disallow: ${API_PREFIX}

Sitemap: ${siteUrl}/sitemap.xml
`,
  );
}

/**
 * Writes a page that leads on for each old address, for hosts that only serve files. Our own server answers 301
 * before it looks for a file.
 */
export async function writeRedirectPages(): Promise<void> {
  const { siteUrl } = loadPractice();
  for (const [from, to] of Object.entries(loadRedirects())) {
    await writeBuilt(
      htmlFileOf(from),
      `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>This page has moved</title>
<link rel="canonical" href="${siteUrl}${to}"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}"><p>This page has moved to <a href="${to}">${to}</a>.</p></html>
`,
    );
  }
}

/** A page that stands in several languages names them all, itself too, as search engines ask for. */
function languagesOf(path: string, siteUrl: string): string {
  if (!hasSpanish(path)) return '';
  return LANGUAGES.map((language) => {
    const href = `${siteUrl}${pathIn(language, path)}`;
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  }).join('');
}

async function writeBuilt(file: string, text: string): Promise<void> {
  const path = join(BUILD_FOLDER, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
