import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_MEMORY, withServerMemory } from './server-memory.mjs';

it('sets what the unit and the image set', () => {
  const unit = readFileSync('deploy/impressions.service', 'utf8');
  const image = readFileSync('Dockerfile', 'utf8');
  expect(withServerMemory({})).toEqual(SERVER_MEMORY);
  for (const [name, value] of Object.entries(SERVER_MEMORY)) {
    expect(unit).toContain(`Environment=${name}=${value}\n`);
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}(?: |$)`, 'm'));
  }
});

it('leaves what is set already, and adds to the options of Node.js', () => {
  const set = { MALLOC_ARENA_MAX: '4', NODE_OPTIONS: '--max-semi-space-size=8', PORT: '80' };
  expect(withServerMemory(set)).toEqual({
    MALLOC_ARENA_MAX: '4',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_OPTIONS: '--max-semi-space-size=1 --max-semi-space-size=8',
    PORT: '80',
  });
});
