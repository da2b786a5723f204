import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Need, Recipe } from '../art/recipe.ts';

/**
 * Makes pictures again from their sources: `npm run art` lists them, `npm run art -- <name> …` makes some. Recipes
 * stand in art/recipes/; each file exports `RECIPES`. The results are committed, so no build needs this.
 */
const FOLDER = 'art/recipes/';

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .toSorted();
const recipes: Recipe[] = [];
for (const file of files) {
  const module: { RECIPES: readonly Recipe[] } = await import(`../${FOLDER}${file}`);
  recipes.push(...module.RECIPES);
}

const isMissing = ({ program }: Need) => spawnSync(program, ['--version']).error !== undefined;

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  for (const { name, target } of recipes) console.log(`${name.padEnd(24)} ${target}`);
  console.log('\nnpm run art -- <name> … makes them again.');
}

let failures = 0;
for (const name of wanted) {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (!recipe) {
    console.error(`No recipe is called '${name}'. \`npm run art\` lists them.`);
    failures += 1;
    continue;
  }
  const missing = recipe.needs.filter(isMissing);
  if (missing.length > 0) {
    for (const { program, howToGet } of missing)
      console.error(`${name}: '${program}' is not on this machine. It needs ${howToGet}.`);
    failures += 1;
    continue;
  }
  const startMs = performance.now();
  await recipe.make();
  console.log(`${recipe.target}: ${Math.round((performance.now() - startMs) / 1000)} s`);
}
process.exitCode = failures > 0 ? 1 : 0;
