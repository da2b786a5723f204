import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutComments } from './leave-out-shader-comments.ts';

it('leaves a line a line, and keeps words apart', () => {
  const shader =
    '/* What it is. */\n#define A 1 /* one */\nfloat/* of */b = A;\n/* two\nlines */\nvoid main() {}\n';
  expect(withoutComments(shader)).toBe('\n#define A 1 \nfloat b = A;\n\nvoid main() {}\n');
});

it('leaves nothing of a comment in any shader, and all else', () => {
  const shaders = globSync('app/features/live-smile/shaders/*.glsl').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(shaders.length).toBeGreaterThan(20);
  for (const shader of shaders) {
    const sent = withoutComments(shader);
    expect(sent).not.toMatch(/\/\*|\*\//);
    const code = shader.split(/\/\*[^]*?\*\//).join(' ');
    expect(sent.split(/\s+/).filter(Boolean)).toEqual(code.split(/\s+/).filter(Boolean));
  }
});
