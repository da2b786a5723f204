import { describe, expect, it } from 'vitest';
import { fallbackPathOf, type OpenDialog } from './open-dialog.ts';

describe('where a dialog stands as a page', () => {
  const href = '/embed/scheduling?event=smile-blueprint&time=2027-03-15T08%3A00%3A00-04%3A00';
  it.each<[OpenDialog, string]>([
    [
      { kind: 'scheduling', href, event: 'smile-blueprint', time: '2027-03-15T08:00:00-04:00' },
      href,
    ],
    [{ kind: 'legal', type: 'privacy', legal: {} as never }, '/legal/privacy'],
  ])('with what was asked for: %o', (dialog, path) => {
    expect(fallbackPathOf(dialog)).toBe(path);
  });
});
