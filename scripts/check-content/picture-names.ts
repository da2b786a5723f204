import type { CaseWords } from '../../app/features/gallery/gallery-case.ts';
import { lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { picturesInCode } from './picture-use.ts';
import type { Texts } from './read-texts.ts';

/** A place that asks for a picture by its name. */
export interface PictureWish {
  readonly name: string;
  readonly file: string;
  readonly field: string;
  /** What stands in the file, where it is not the name. */
  readonly near?: string;
}

interface PictureUsers {
  readonly pages: Texts['pages'];
  readonly gallery: readonly CaseWords[] | undefined;
  readonly team: readonly { readonly portrait: string }[] | undefined;
  readonly testimonials: readonly { readonly portrait: string }[] | undefined;
}

/** All that asks for pictures: pages, the gallery, people, stories and code. */
export function findWishes({ pages, gallery, team, testimonials }: PictureUsers): PictureWish[] {
  const portraits = (file: string, people: PictureUsers['team']) =>
    (people ?? []).map(({ portrait: name }) => ({ name, file, field: 'portrait' }));
  return [
    ...pages.flatMap(({ file, content }) =>
      content
        ? [
            { name: content.picture, file, field: 'picture' },
            ...content.sections.flatMap(({ plates }) =>
              (plates ?? []).map((name) => ({ name, file, field: 'plates' })),
            ),
          ]
        : [],
    ),
    ...portraits('content/team/people.yaml', team),
    ...portraits('content/stories/testimonials.yaml', testimonials),
    ...(gallery ?? []).flatMap((entry) =>
      ['before', 'after'].map((side) => ({
        name: `${entry.name}-${side}`,
        file: 'content/gallery/cases.yaml',
        field: `case ${entry.name}`,
        near: `case: ${entry.name}`,
      })),
    ),
    ...picturesInCode('app').map((name) => ({ name, file: 'app', field: 'code' })),
  ];
}

/** One fault for each name that stands for no picture, however many places ask for it. */
export function findUnknownPictures(
  wishes: readonly PictureWish[],
  made: readonly string[],
): string[] {
  const unknown = wishes.filter(({ name }) => !made.includes(name));
  const firsts = unknown.filter(
    (wish, at) => unknown.findIndex(({ name }) => name === wish.name) === at,
  );
  return firsts.map(({ name, file, field, near = name }) => {
    const place = placeOf(file, lineOfText(file, near));
    const times = unknown.filter((wish) => wish.name === name).length;
    const count = times > 1 ? ` (asked for in ${times} places)` : '';
    const nearest = nearestWord(name, made);
    const advice = nearest === undefined ? '' : `, or write '${nearest}'`;
    return `${place}: ${field}: '${name}' is no picture in content/pictures.yaml${count}; add it there${advice}`;
  });
}
