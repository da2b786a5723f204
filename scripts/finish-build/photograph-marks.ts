import { readFile } from 'node:fs/promises';
import { markOfPhotograph } from '../../server/publishing/content-texts.ts';

/** By which the server knows each of the practice's own photographs on the site, should one be taken away. @param photographs those that this build shows */
export async function marksOfPhotographs(
  photographs: Iterable<{ readonly path: string }>,
): Promise<string[]> {
  const marks = [...photographs].map(async ({ path }) => markOfPhotograph(await readFile(path)));
  return Promise.all(marks);
}
