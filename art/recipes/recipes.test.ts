import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPictures } from '../../app/content/pictures.server.ts';
import { loadRecipes } from '../load-recipes.ts';

/** Origins, in the words of the manifest, of pictures that come from a source in art/. */
const MADE_HERE = /scene|head|smile model/;

const pictures = loadPictures();
const recipes = await loadRecipes();
const targets = new Set(recipes.map(({ target }) => target));

describe('the recipes', () => {
  it.each(recipes.map(({ name, target }) => [name, target]))('have made %s', (_, target) => {
    expect(existsSync(target)).toBe(true);
  });

  it('have each a name and a target of its own', () => {
    expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
    expect(targets.size).toBe(recipes.length);
  });

  it('cover every picture whose origin is a painting, a sitter or a model', () => {
    const made = Object.entries(pictures).filter(([, { origin }]) => MADE_HERE.test(origin));
    expect(made.length).toBeGreaterThan(60);
    const lacking = made.filter(([, { file }]) => !targets.has(`content/pictures/${file}`));
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  it('are each of a picture in the manifest, of a mask, of a mark, or of code and numbers', () => {
    const files = new Set(Object.values(pictures).map(({ file }) => `content/pictures/${file}`));
    const unlisted = [...targets].filter(
      (target) =>
        !/^public\/|\/masks\/|(runner|plates)\.avif$|\.(ts|json)$/.test(target) &&
        !files.has(target),
    );
    expect(unlisted).toEqual([]);
  });

  it('say what each needs of the machine', () => {
    const needsOf = (name: string) =>
      recipes.find((recipe) => recipe.name === name)?.needs.map(({ howToGet }) => howToGet);
    expect(needsOf('lounge')).toEqual([expect.stringContaining('Blender')]);
    expect(needsOf('sitter-auburn')).toEqual([expect.stringContaining('Blender')]);
    expect(needsOf('crowding-before')).toEqual([expect.stringContaining('C compiler')]);
  });
});
