import { readdirSync, readFileSync } from 'node:fs';
import { loadSpanishFacts } from '../app/content/spanish-facts.server.ts';
import { loadPractice } from '../app/content/practice.server.ts';
import { CONTENT_FOLDER } from '../app/content/content-folder.server.ts';
import { lineOfField, placeOf } from '../app/content/content-line.server.ts';
import { placeholderValues } from '../app/content/placeholders.server.ts';
import { buildDay } from '../app/content/consent.server.ts';
import { loadValidity } from '../app/content/validity.server.ts';
import { readYaml } from '../app/content/read-content.server.ts';
import { teamSchema } from '../domain/content/team.ts';
import { formsElsewhere } from '../domain/embeds/provider-words.ts';
import { findLapses, sayLapse } from '../domain/validity/site-validity.ts';
import { findFaults } from './check-content/find-faults.ts';
import { findInventedProvider } from './check-launch/invented-provider.ts';
import { findMissingSettings } from './check-launch/missing-settings.ts';

/**
 * `npm run check:launch`: lists what must be replaced or set before the site may open: samples, texts that counsel has not read, and settings
 * that are missing, and dates that have passed or come soon. Exits 1 until there is nothing left. With `--content` it names what the content still
 * misses, and nothing else, for the desk (server/publishing/checkout-tools.ts).
 */
const isOfContent = process.argv.includes('--content');
const { faults } = await findFaults();
if (faults.length > 0) {
  for (const fault of faults) (isOfContent ? console.log : console.error)(fault);
  process.exit(isOfContent ? 0 : 1);
}
const open: string[] = [];
const SPANISH_FACTS = 'content/es/facts.yaml';

for (const name of readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(yaml|md)$/.test(name)) continue;
  const lines = readFileSync(CONTENT_FOLDER + name, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (/^\s*-?\s*sample: true\s*$/.test(line))
      open.push(`content/${name}:${index + 1}: sample content`);
    if (/^review: counsel\s*$/.test(line)) open.push(`content/${name}: counsel has not read it`);
  }
}

const english = placeholderValues(loadPractice());
for (const fact of loadSpanishFacts(loadPractice()).stale) {
  const place = placeOf(SPANISH_FACTS, lineOfField(SPANISH_FACTS, ['facts', fact]));
  const now = english[fact] === undefined ? 'is no fact any more' : `is now "${english[fact]}"`;
  open.push(`${place}: ${fact} ${now}; write that as of, and have its Spanish written as says`);
}
open.push(
  ...findInventedProvider(
    loadPractice().virtualConsultation,
    readYaml('team/people.yaml', teamSchema),
  ),
);
if (loadPractice().siteUrl.endsWith('example.com')) {
  open.push('content/practice.yaml: siteUrl is not the address of the site');
}
open.push(
  ...findLapses(
    loadValidity(() => true, ''),
    buildDay(),
  ).map(sayLapse),
);
for (const form of formsElsewhere(loadPractice().embeds)) {
  open.push(
    `content/legal/privacy.md: it says how requests are sealed here; have counsel add ${form}`,
  );
}
for (const setting of isOfContent ? [] : findMissingSettings(process.env)) {
  open.push(`${setting} (docs/guides/configuration.md)`);
}

for (const line of open) console.log(line);
if (isOfContent) process.exit(0);
console.log(
  open.length === 0 ? 'Ready to open.' : `\n${open.length} things to do before the site opens.`,
);
process.exit(open.length === 0 ? 0 : 1);
