import { lineOfField, placeOf } from '../../app/content/content-line.server.ts';
import { partsIn } from '../../app/content/content-parts.server.ts';
import { PictureName } from '../../domain/content/written.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { picturesInCode } from './picture-use.ts';

/** A place that asks for a picture by its name. */
export interface PictureWish {
  readonly name: string;
  readonly file: string;
  /** Keys and positions from the top of the file; none for code. */
  readonly field: readonly PropertyKey[];
}

/** A piece of content, and the file that it is of. */
interface Asker {
  readonly file: string;
  readonly content: unknown;
}

/**
 * All that asks for pictures: pages, the gallery, people, stories and code.
 *
 * @param inCode the names that code asks for
 */
export function findWishes(
  askers: readonly Asker[],
  inCode: readonly string[] = picturesInCode('app'),
): PictureWish[] {
  return [
    ...askers.flatMap(({ file, content }) =>
      partsIn(content).flatMap(({ part, field }) =>
        part instanceof PictureName ? [{ name: part.pictureName, file, field }] : [],
      ),
    ),
    ...inCode.map((name) => ({ name, file: 'app', field: [] })),
  ];
}

/**
 * One fault for each name that stands for no picture, however many places ask for it.
 *
 * @param known the names of the pictures that are made, and of the photographs
 */
export function findUnknownPictures(
  wishes: readonly PictureWish[],
  known: readonly string[],
): string[] {
  const unknown = wishes.filter(({ name }) => !known.includes(name));
  const firsts = unknown.filter(
    (wish, at) => unknown.findIndex(({ name }) => name === wish.name) === at,
  );
  return firsts.map(({ name, file, field }) => {
    const place = placeOf(file, lineOfField(file, field));
    const what = field.length > 0 ? `${field.join('.')}: ` : '';
    const times = unknown.filter((wish) => wish.name === name).length;
    const count = times > 1 ? ` (asked for in ${times} places)` : '';
    const nearest = nearestWord(name, known);
    const advice = nearest === undefined ? '' : `, or write '${nearest}'`;
    return `${place}: ${what}'${name}' is no picture in content/pictures.yaml and no photograph${count}; add content/photographs/${name}.jpg${advice}`;
  });
}
