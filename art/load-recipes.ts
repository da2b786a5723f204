import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Recipe } from './recipe.ts';

const FOLDER = 'art/recipes';

/** Every recipe of recipes/, whose files each export `RECIPES`. */
export async function loadRecipes(): Promise<Recipe[]> {
  const groups = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => basename(name, '.ts'))
    .toSorted();
  const recipes: Recipe[] = [];
  for (const group of groups) {
    const module: { RECIPES: readonly Recipe[] } = await import(`./recipes/${group}.ts`);
    recipes.push(...module.RECIPES);
  }
  return recipes;
}
