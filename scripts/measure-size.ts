import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PAGES } from '../app/url-map.ts';
import { BUILD_FOLDER, htmlFileOf } from './finish-build/paths.ts';
import { scriptsOf, sentBytes, sentBytesOf, sheetsOf } from './measure/page-scripts.ts';

/**
 * `npm run size`: what a first visit to each page loads, as sent (brotli): the page itself, and the JavaScript and the whole stylesheets that
 * its starter brings once the page has loaded; or to the pages that are named. Needs a build.
 */
const ALL_PAGES = PAGES.filter((page) => !page.canonical).map(({ path }) => path);
const pages = process.argv.length > 2 ? process.argv.slice(2) : ALL_PAGES;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

if (!existsSync(BUILD_FOLDER)) {
  console.error('There is no build to measure. Run npm run build first.');
  process.exit(1);
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(`First load, brotli, kB (${new Date().toISOString().slice(0, 10)}, ${commit})`);
console.log('page                               HTML+CSS  JavaScript  files  stylesheets');
for (const page of pages) {
  const file = htmlFileOf(page);
  const html = readFileSync(`${BUILD_FOLDER}/${file}`, 'utf8');
  const scripts = scriptsOf(html);
  console.log(
    `${page.padEnd(35)} ${kilobytes(sentBytes(file))}     ${kilobytes(sentBytesOf(scripts))}  ${String(scripts.length).padStart(5)}      ${kilobytes(sentBytesOf(sheetsOf(html)))}`,
  );
}
