import { describe, expect, it } from 'vitest';
import { changeSmile } from './change-smile.ts';
import { normalSmile } from './norms.ts';

describe('changeSmile', () => {
  it('changes what is named and nothing else', () => {
    const normal = normalSmile();
    const changed = changeSmile(normal, {
      teeth: { '11': { rotation: { yawDeg: 9 }, shade: { body: '#808080' } } },
      bite: { overjetMm: 5 },
    });
    expect(changed.teeth['11']).toEqual({
      ...normal.teeth['11'],
      rotation: { ...normal.teeth['11'].rotation, yawDeg: 9 },
      shade: { ...normal.teeth['11'].shade, body: '#808080' },
    });
    expect(changed.teeth['12']).toBe(normal.teeth['12']);
    expect(changed.bite).toEqual({ ...normal.bite, overjetMm: 5 });
    expect(changed.upperArch).toEqual(normal.upperArch);
  });

  it('leaves the smile given as it was', () => {
    const normal = normalSmile();
    changeSmile(normal, { teeth: { '11': { wear: 1 } }, gumRedness: 1 });
    expect(normal).toEqual(normalSmile());
  });
});
