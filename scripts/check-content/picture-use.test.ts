import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mendReserve } from '../../server/publishing/mend-reserve.ts';
import { findPictureUseFaults, picturesInCode } from './picture-use.ts';

describe('findPictureUseFaults', () => {
  it('is content when each picture is shown or waits', () => {
    expect(findPictureUseFaults(['lounge', 'shore'], new Set(['lounge']), ['shore'])).toEqual([]);
  });

  it('names a picture that was made for nothing', () => {
    expect(findPictureUseFaults(['shore'], new Set(), [])).toEqual([
      expect.stringContaining('shore: no page shows it; add it to'),
    ]);
  });

  it('names what waits although a page shows it, and what waits but was never made', () => {
    expect(findPictureUseFaults(['lounge'], new Set(['lounge']), ['lounge', 'moon'])).toEqual([
      expect.stringContaining('lounge: a page shows it'),
      expect.stringContaining('moon: is not in content/pictures.yaml'),
    ]);
  });
});

describe('picturesInCode', () => {
  it('finds imports, and passes over tests and the page of parts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-in-code-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'dev'));
    writeFileSync(join(folder, 'page.tsx'), "import lounge from 'content:picture/lounge';");
    writeFileSync(join(folder, 'page.test.tsx'), "import a from 'content:picture/a';");
    writeFileSync(join(folder, 'dev', 'ui-page.tsx'), "import b from 'content:picture/b';");
    expect(picturesInCode(folder)).toEqual(['lounge']);
  });
});

describe('what the desk mends of it', () => {
  const texts = new Map([['pictures-in-reserve.yaml', '# Not shown.\n- aligner\n- shore\n']]);
  const mended = (faults: readonly string[]) =>
    mendReserve(texts, faults)?.get('pictures-in-reserve.yaml');

  it('is what is said of pictures that are shown no more, or again', () => {
    const faults = findPictureUseFaults(['aligner', 'shore', 'assistant'], new Set(['aligner']), [
      'aligner',
      'shore',
    ]);
    expect(faults).toHaveLength(2);
    expect(mended(faults)).toBe('# Not shown.\n- shore\n- assistant\n');
  });

  it('is nothing where anything else is wrong too', () => {
    const faults = findPictureUseFaults(['assistant'], new Set(), ['moon']);
    expect(faults).toHaveLength(2);
    expect(mended(faults)).toBeUndefined();
    expect(mended([])).toBeUndefined();
  });
});
