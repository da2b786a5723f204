import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Classes that several features mean to share. */
const SHARED = new Set([
  'before-after-words',
  'before-after-ends',
  // The pages of all forms, and their fields.
  'embed-page',
  'field',
  'visually-hidden',
]);

/** Class names are global: the first class of a selector belongs to the feature that writes it. */
function featuresByClass(): Map<string, Set<string>> {
  const features = new Map<string, Set<string>>();
  for (const file of globSync('app/features/**/*.css')) {
    const feature = file.split('/')[2] ?? '';
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
    for (const [, prelude = ''] of rules.matchAll(/([^{}]+)\{/gu)) {
      if (prelude.trim().startsWith('@')) continue;
      for (const selector of prelude.split(',')) {
        const name = /\.([a-zA-Z][\w-]*)/u.exec(selector)?.[1];
        if (name) features.set(name, (features.get(name) ?? new Set()).add(feature));
      }
    }
  }
  return features;
}

it('no two features give rules to one class', () => {
  const clashes = [...featuresByClass()]
    .filter(([name, features]) => features.size > 1 && !SHARED.has(name))
    .map(([name, features]) => `.${name}: ${[...features].join(', ')}`);
  expect(clashes).toEqual([]);
});
