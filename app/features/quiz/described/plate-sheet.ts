import sheetUrl from './plates.avif';

/** Every plate in one file, ready to be drawn from. Rejects when it does not arrive, or the browser cannot read it. */
export async function fetchPlates(): Promise<HTMLImageElement> {
  const sheet = new Image();
  sheet.src = sheetUrl;
  await sheet.decode();
  return sheet;
}
