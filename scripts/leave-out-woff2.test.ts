import { build } from 'vite';
import { expect, it } from 'vitest';
import { leaveOutWoff2 } from './leave-out-woff2.ts';

/** The decoder with its dictionary, minified. */
const DECODER_BYTES_AT_LEAST = 80_000;

async function bundledFontCode(isWithPlugin: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: isWithPlugin ? [leaveOutWoff2()] : [],
    build: {
      write: false,
      rolldownOptions: { input: 'node_modules/fontkit/dist/browser-module.mjs' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

it('makes the font code smaller by the Brotli decoder', async () => {
  const [whole, without] = await Promise.all([bundledFontCode(false), bundledFontCode(true)]);
  expect(whole.length - without.length).toBeGreaterThan(DECODER_BYTES_AT_LEAST);
  expect(without.includes('documents take WOFF fonts, not WOFF2')).toBe(true);
});
