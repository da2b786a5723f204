import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  findCitationFaults,
  findDeadReferences,
  findLostDecisions,
  findStatusFaults,
  findUnknownFiles,
  findUnshownWords,
  rulesIn,
  type TextFile,
} from './check-documents/document-faults.ts';
import { findTestFaults, findTraceFaults } from './check-documents/trace-faults.ts';

/** Checks what documents and comments say of the repository itself: rules that are cited, commands and files that are named, the status of decisions,
 * and the tests that show each accessibility criterion and the rest of the quality bar. */
const PRODUCT = 'docs/product.md';
const CODE = '{app,art,content,desk,domain,scripts,server,tests}/**/*.{ts,tsx,css,mjs,c,h,py,yaml}';
const SHOWN = '{app,content,domain}/**/*.{ts,tsx,yaml,md}';
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'art/**/*.md', 'app/**/*.md'];

const read = (paths: readonly string[]): TextFile[] =>
  paths
    .filter((path) => !path.includes('node_modules') && !path.endsWith('document-faults.test.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const product = readFileSync(PRODUCT, 'utf8');
const documents = read(globSync(DOCUMENTS));
const commands = Object.fromEntries(
  globSync('{,*/}package.json').map((path) => [
    dirname(path).replace('.', ''),
    new Set(Object.keys(JSON.parse(readFileSync(path, 'utf8')).scripts as object)),
  ]),
);

const code = read(globSync(CODE));
const faults = [
  ...findCitationFaults([...code, ...documents], rulesIn(product)),
  ...findLostDecisions(code, existsSync),
  ...findStatusFaults(documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path))),
  ...findDeadReferences(documents, commands, existsSync),
  // A decision says what held on its day.
  ...findUnknownFiles(
    documents.filter(({ path }) => !path.startsWith('docs/decisions/')),
    existsSync,
  ),
  ...findUnshownWords({ path: PRODUCT, text: product }, read(globSync(SHOWN))),
  ...traced('docs/accessibility.md', findTraceFaults),
  ...traced('docs/quality-bar.md', findTestFaults),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function traced(path: string, findFaults: typeof findTestFaults): string[] {
  const readFile = (named: string) => (existsSync(named) ? readFileSync(named, 'utf8') : undefined);
  return findFaults(readFileSync(path, 'utf8'), readFile).map((fault) => `${path}: ${fault}`);
}
