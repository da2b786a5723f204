/**
 * Makes pictures again from their sources: `npm run make` lists them, `npm run make -- <name> …` makes some. The results
 * are committed, so no build needs this. A painting can be tried: `--preview` (small, into the cache),
 * `--keep-render` (the last render, painted again), `--out <file>`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRecipes } from './load-recipes.ts';
import type { Need, Recipe } from './recipe.ts';

const REPOSITORY = resolve(import.meta.dirname, '..');
const PREVIEW_FOLDER = '.cache/art';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    'keep-render': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const isTrial = options.preview || options['keep-render'] || options.out !== undefined;
const outFile = options.out && resolve(options.out);

// Recipes name files from the repository's root, as does what they take from the site.
process.chdir(REPOSITORY);

const isMissing = ({ program }: Need) => spawnSync(program, ['--version']).error !== undefined;

/** Makes or tries a picture and gives the file's path; or tells why that cannot be, and gives null. */
async function make({ name, target, needs, make, tryOut }: Recipe): Promise<string | null> {
  if (isTrial && !tryOut) {
    console.error(`${name}: only paintings can be tried. Say its name alone to make it.`);
    return null;
  }
  const missing = needs.filter(isMissing);
  for (const { program, howToGet } of missing)
    console.error(`${name}: '${program}' is not on this machine. It needs ${howToGet}.`);
  if (missing.length > 0) return null;
  if (!isTrial || !tryOut) {
    await make();
    return target;
  }
  const tried = outFile ?? (options.preview ? `${PREVIEW_FOLDER}/${name}-preview.jpg` : target);
  await tryOut({
    isPreview: options.preview,
    keepsRender: options['keep-render'],
    target: tried,
  });
  return tried;
}

const recipes = await loadRecipes();
if (wanted.length === 0) {
  for (const { name, target, needs } of recipes) {
    const needed = needs.map(({ program }) => program).join(', ');
    console.log(`${name.padEnd(32)} ${target.padEnd(54)} ${needed}`.trimEnd());
  }
  console.log('\nnpm run make -- <name> … makes them again.');
}

let failures = 0;
if (options.out !== undefined && wanted.length > 1) {
  console.error('--out takes the name of one picture.');
  failures = wanted.splice(0).length;
}
for (const name of wanted) {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (!recipe) {
    console.error(`No recipe is called '${name}'. \`npm run make\` lists them.`);
    failures += 1;
    continue;
  }
  const startMs = performance.now();
  const file = await make(recipe);
  if (file) console.log(`${file}: ${Math.round((performance.now() - startMs) / 1000)} s`);
  else failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;
