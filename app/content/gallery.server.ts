import { casesSchema, type WrittenCase } from '../../domain/content/gallery.ts';
import { PictureName } from '../../domain/content/written.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { ContentError, type Fault } from './content-error.server.ts';
import { readYaml } from './read-content.server.ts';

const FILE = 'gallery/cases.yaml';

/**
 * The gallery's cases in the order of the file: the practice's words beside what the model itself says of the change. The
 * teeth stay behind, since no page draws them.
 *
 * @throws ContentError when a case has no model, a model no case, or one comes twice
 */
export function loadGallery(): WrittenCase[] {
  const entries = readYaml(FILE, casesSchema);
  const faults = findCaseFaults(entries.map((entry) => entry.case));
  if (faults.length > 0) throw new ContentError(`content/${FILE}`, faults);
  return entries.flatMap(({ case: name, length, course }) => {
    const model = SMILE_CASES.find((candidate) => candidate.name === name);
    if (!model) return [];
    const { title, concern, treatments, change } = model;
    const before = new PictureName(`${name}-before`);
    const after = new PictureName(`${name}-after`);
    return [{ name, title, concern, treatments, change, length, course, before, after }];
  });
}

/** One fault a name: where one is written wrong, its model is not missing as well. */
function findCaseFaults(names: readonly string[]): (string | Fault)[] {
  const models = SMILE_CASES.map(({ name }) => name);
  const missing = models.filter((model) => !names.includes(model));
  const faults = names.flatMap((name, at): Fault[] => {
    const field = [at, 'case'];
    if (names.indexOf(name) !== at) return [{ field, message: `'${name}' stands twice; drop one` }];
    if (models.includes(name)) return [];
    const meant = nearestWord(name, missing) ?? missing.join(', ');
    const advice = meant === '' ? 'take it out, or have its model made first' : `is it ${meant}?`;
    return [{ field, message: `no model in domain/smile is called '${name}'; ${advice}` }];
  });
  if (faults.length > 0) return faults;
  return missing.map(
    (model) => `the model '${model}' has no entry; add its case, length and course`,
  );
}

/** How many cases the gallery has. Throws ContentError. */
export function countCases(): number {
  return readYaml(FILE, casesSchema).length;
}
