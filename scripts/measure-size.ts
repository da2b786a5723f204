import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { BUILD_FOLDER, htmlFileOf } from './finish-build/paths.ts';

/**
 * `npm run size`: what a first visit to a page loads, as sent (brotli): the page itself, and the JavaScript that its starter imports once the
 * page has loaded. Needs a build.
 */
const PAGES_MEASURED = ['/', '/team', '/faq', '/smile-assessment'];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function sentBytes(file: string): number {
  const path = `${BUILD_FOLDER}/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

if (!existsSync(BUILD_FOLDER)) {
  console.error('There is no build to measure. Run npm run build first.');
  process.exit(1);
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(`First load, brotli, kB (${new Date().toISOString().slice(0, 10)}, ${commit})`);
console.log('page                    HTML+CSS  JavaScript');
for (const page of PAGES_MEASURED) {
  const file = htmlFileOf(page);
  const html = readFileSync(`${BUILD_FOLDER}/${file}`, 'utf8');
  const scripts = new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''),
  );
  const scriptBytes = [...scripts].reduce((sum, script) => sum + sentBytes(script.slice(1)), 0);
  console.log(`${page.padEnd(24)} ${kilobytes(sentBytes(file))}     ${kilobytes(scriptBytes)}`);
}
