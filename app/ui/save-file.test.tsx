import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('keeps the address of a file until a slow browser has taken it, and no longer', async () => {
  vi.useFakeTimers();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  let asked: { href: string; name: string; isInPage: boolean } | undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    asked = { href: this.href, name: this.download, isInPage: this.isConnected };
  });

  saveFile(new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }), 'visit.ics');

  expect(asked).toMatchObject({ name: 'visit.ics', isInPage: true });
  expect(document.querySelector('a[download]')).toBeNull();
  // Some ask for it seconds after the click.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await fetch(asked?.href ?? '')).text()).toBe('BEGIN:VCALENDAR');
  expect(revoked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked).toHaveBeenCalledWith(asked?.href);
});
