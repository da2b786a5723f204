import { describe, expect, it } from 'vitest';
import { fallbackPathOf, type OpenDialog } from './open-dialog.ts';

describe('where a dialog stands as a page', () => {
  const time = '2027-03-15T08:00:00-04:00';
  it.each<[OpenDialog, string]>([
    [{ kind: 'scheduling', event: 'virtual-consult', time: null }, '/embed/scheduling'],
    [
      { kind: 'scheduling', event: 'smile-blueprint', time: null },
      '/embed/scheduling?event=smile-blueprint',
    ],
    [
      { kind: 'scheduling', event: 'smile-blueprint', time },
      `/embed/scheduling?event=smile-blueprint&time=${encodeURIComponent(time)}`,
    ],
    [{ kind: 'legal', type: 'privacy', legal: {} as never }, '/legal/privacy'],
  ])('with what was asked for: %o', (dialog, path) => {
    expect(fallbackPathOf(dialog)).toBe(path);
  });
});
