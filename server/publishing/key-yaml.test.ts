import { describe, expect, it } from 'vitest';
import { dropKey, setKey } from './key-yaml.ts';

const PEOPLE = `# The team.
- id: ann # first
  sample: true
  portrait: assistant # painted
  name: "Ann"
- id: bea
  bio: >-
    She plans.
  portrait: coordinator
- { id: cy, name: "Cy" }
`;

describe('a key of an entry', () => {
  it('is changed where it stands, and nothing else', () => {
    expect(setKey(PEOPLE, [0], { portrait: 'ann-1' }, 'id')).toBe(
      PEOPLE.replace('portrait: assistant', 'portrait: ann-1'),
    );
    expect(setKey(PEOPLE, [0], { sample: false }, 'id')).toBe(
      PEOPLE.replace('sample: true', 'sample: false'),
    );
  });

  it('that is new comes behind the name of the entry', () => {
    expect(setKey(PEOPLE, [1], { sample: false }, 'id')).toBe(
      PEOPLE.replace('- id: bea\n', '- id: bea\n  sample: false\n'),
    );
  });

  it('goes with its line, also the last one', () => {
    expect(dropKey(PEOPLE, [0], 'portrait')).toBe(
      PEOPLE.replace('  portrait: assistant # painted\n', ''),
    );
    expect(dropKey(PEOPLE, [1], 'portrait')).toBe(PEOPLE.replace('  portrait: coordinator\n', ''));
    expect(dropKey(PEOPLE, [1], 'bio')).toBe(PEOPLE.replace('  bio: >-\n    She plans.\n', ''));
    expect(dropKey(PEOPLE, [0], 'holdsTo')).toBe(PEOPLE);
  });

  it('of an entry on one line is written by the library', () => {
    expect(setKey(PEOPLE, [2], { portrait: 'cy-1' }, 'id')).toContain(
      '{ id: cy, name: "Cy", portrait: cy-1 }',
    );
    expect(dropKey(PEOPLE, [2], 'name')).toContain('{ id: cy }');
    expect(() => setKey(PEOPLE, [9], { portrait: 'x' }, 'id')).toThrow('no entry 9');
  });
});
