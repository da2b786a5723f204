import { describe, expect, it } from 'vitest';
import { findSmileCase } from './find-smile-case.ts';
import { FRONT_CAMERA } from '../../domain/smile/camera.ts';
import { EXHIBIT_SMILE } from '../../domain/smile/exhibits.ts';
import type { Worn } from '../../domain/smile/worn-smile.ts';
import { sceneOf, writeParameters } from './parameter-file.ts';

/** As many as read_tooth in renderer/model.c reads: 8 numbers, 4 vectors, 6 numbers, 3 colors and the kind. */
const TOOTH_WORDS = 1 + 8 + 4 * 3 + 6 + 3 + 1;

describe('writeParameters', () => {
  const text = writeParameters(findSmileCase('missing-tooth').before, {
    camera: FRONT_CAMERA,
    stage: 'floor',
  });
  const lines = text.trimEnd().split('\n');

  it('writes every tooth on a line, complete, in plain decimals', () => {
    const teeth = lines.filter((line) => line.startsWith('tooth '));
    expect(teeth).toHaveLength(28);
    for (const line of teeth) {
      const words = line.split(' ');
      expect(words).toHaveLength(TOOTH_WORDS);
      for (const word of words.slice(1))
        expect(word).toMatch(/^(-?\d+(\.\d+)?(e-\d+)?|#[0-9a-f]{6})$/);
    }
  });

  it('marks the missing tooth', () => {
    const kinds = lines.filter((line) => line.startsWith('tooth ')).map((line) => line.at(-1));
    expect(kinds.filter((kind) => kind === '1')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === '0')).toHaveLength(27);
  });

  it('writes what is fitted to a cast, and which way it lies', () => {
    const cast = writeParameters(findSmileCase('crowding').after, {
      camera: FRONT_CAMERA,
      stage: 'cast',
      hidesLower: true,
      appliance: 'retainer',
      castFacesViewer: true,
    }).split('\n');
    expect(cast).toEqual(
      expect.arrayContaining(['stage 3', 'shows-lower 0', 'appliance 2', 'cast-faces-viewer 1']),
    );
    expect(lines).toEqual(expect.arrayContaining(['appliance 0', 'cast-faces-viewer 0']));
  });

  it('writes what a smile wears', () => {
    const textOf = (worn: Worn) =>
      writeParameters(EXHIBIT_SMILE, { camera: FRONT_CAMERA, ...sceneOf(worn) }).split('\n');
    expect(textOf({ kind: 'expander' })).toEqual(
      expect.arrayContaining(['stage 3', 'shows-lower 0', 'appliance 1', 'prepared -1']),
    );
    expect(textOf({ kind: 'veneer', tooth: '21', seated: 0.5 })).toEqual(
      expect.arrayContaining(['stage 0', 'shows-lower 1', 'prepared 7', 'veneer-gap 2.5']),
    );
    expect(textOf({ kind: 'brackets', bracket: 'metal', onLower: true })).toEqual(
      expect.arrayContaining(['stage 0', 'bracket 3', 'lower-brackets 1', 'appliance 0']),
    );
  });

  it('writes the camera and both arches', () => {
    expect(lines).toContain(`field-mm ${FRONT_CAMERA.fieldMm}`);
    expect(text).toMatch(/^upper-arch [\d.]+ [\de.-]+ 0$/m);
    expect(text).toMatch(/^lower-arch [\d.]+ [\de.-]+ [\d.]+$/m);
  });
});
