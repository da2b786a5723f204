import { expect, it } from 'vitest';
import { mayDrawLive, type Device } from './may-draw-live.ts';

const PHONE: Device = { renderer: 'Adreno (TM) 640', memoryGb: 4, savesData: false };

it.each<[string, Partial<Device>, boolean]>([
  ['a phone', {}, true],
  ['one that does not tell its memory', { memoryGb: undefined }, true],
  ['one that hides its renderer', { renderer: '' }, true],
  ['an office computer', { renderer: 'ANGLE (Intel, Intel(R) UHD Graphics 620, D3D11)' }, true],
  ['little memory', { memoryGb: 1 }, false],
  ['a wish to save data', { savesData: true }, false],
  ['SwiftShader', { renderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))' }, false],
  ['llvmpipe', { renderer: 'llvmpipe (LLVM 15.0.7, 256 bits)' }, false],
  ['Windows without a driver', { renderer: 'ANGLE (Microsoft Basic Render Driver)' }, false],
  ['Apple’s in software', { renderer: 'Apple Software Renderer' }, false],
])('decides for %s', (_, change, may) => {
  expect(mayDrawLive({ ...PHONE, ...change })).toBe(may);
});
