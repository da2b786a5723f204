import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Classes of two features that belong together. */
const SHARED = new Set([
  'before-after-words',
  'before-after-ends',
  // The pages of all forms, and their fields.
  'embed-page',
  'field',
  'form-way-out',
]);

/** Class names are global: the first class of a selector belongs to whoever writes it. */
function classesIn(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  return (
    [...rules.matchAll(/([^{}]+)\{/gu)]
      .map(([, prelude = '']) => prelude.trim())
      .filter((prelude) => !prelude.startsWith('@'))
      // A comma within parentheses, as in :not(…), begins no other selector.
      .flatMap((prelude) => prelude.split(/,(?![^(]*\))/u))
      .flatMap((selector) => /\.([a-zA-Z][\w-]*)/u.exec(selector)?.[1] ?? [])
  );
}

function featuresByClass(): Map<string, Set<string>> {
  const features = new Map<string, Set<string>>();
  for (const file of globSync('app/features/**/*.css')) {
    const feature = file.split('/')[2] ?? '';
    for (const name of classesIn(file)) {
      features.set(name, (features.get(name) ?? new Set()).add(feature));
    }
  }
  return features;
}

it('no two features give rules to one class', () => {
  // What all pages have may be fitted to its place by each of them.
  const common = new Set(globSync('app/{shell,site,styles,ui}/**/*.css').flatMap(classesIn));
  const clashes = [...featuresByClass()]
    .filter(([name, features]) => features.size > 1 && !SHARED.has(name) && !common.has(name))
    .map(([name, features]) => `.${name}: ${[...features].join(', ')}`);
  expect(clashes).toEqual([]);
});
