import { PictureName } from '../../domain/content/written.ts';
import { ANY_CONSENT, type MayShow } from './consent.server.ts';
import { ContentError, type Fault } from './content-error.server.ts';
import { missingConsent, type Photograph } from './photographs.server.ts';
import { loadOwnPhotographs, loadPictures } from './pictures.server.ts';

/** What is wrong with a painting in the place of a real person. */
export function isPainting(name: string): string {
  return `'${name}' is the painting of an imagined person; take the line out, or add the photograph content/photographs/${name}.jpg`;
}

interface Portrayed {
  /** True while the person is invented. */
  readonly sample?: boolean | undefined;
  readonly portrait?: PictureName | undefined;
}

/**
 * People with the portraits that may be shown: a real person's photograph while its consent holds, and no painting of somebody else in
 * its place; a sample's painting.
 *
 * @param file of the people, from the project's root
 * @throws ContentError for a real person with a painting, and a photograph of a person without consent
 */
export function showPortraits<Person extends Portrayed>(
  file: string,
  people: readonly Person[],
  mayShow: MayShow,
): Person[] {
  const made = Object.keys(loadPictures());
  const photographs = loadOwnPhotographs(ANY_CONSENT);
  const faults = people.flatMap(({ sample, portrait }, at): Fault[] => {
    if (!portrait) return [];
    const { pictureName: name } = portrait;
    const photograph = photographs.get(name);
    if (photograph) return photograph.consent ? [] : [missingConsent(name)];
    if (sample === true || !made.includes(name)) return [];
    return [{ field: [at, 'portrait'], message: isPainting(name) }];
  });
  if (faults.length > 0) throw new ContentError(file, faults);
  return people.map((person) =>
    hasPortrait(person, made, photographs, mayShow) ? person : { ...person, portrait: undefined },
  );
}

function hasPortrait(
  { sample, portrait }: Portrayed,
  made: readonly string[],
  photographs: ReadonlyMap<string, Photograph>,
  mayShow: MayShow,
): boolean {
  const consent = portrait && photographs.get(portrait.pictureName)?.consent;
  if (!portrait || !consent || mayShow(consent)) return true;
  // Of a sample's photograph the painting is left.
  return sample === true && made.includes(portrait.pictureName);
}
