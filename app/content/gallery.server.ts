import * as z from 'zod';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import type { CaseWords } from '../features/gallery/gallery-case.ts';
import { ContentError } from './content-error.server.ts';
import { readYaml } from './read-content.server.ts';

const FILE = 'gallery/cases.yaml';
const text = z.string().trim().min(1, 'write at least one word');

const casesSchema = z.array(z.strictObject({ case: text, length: text, course: text }));

/**
 * The gallery's cases in the order of the file: the practice's words beside what the model itself says of the change. The
 * teeth stay behind, since no page draws them.
 *
 * @throws ContentError when a case has no model, a model no case, or one comes twice
 */
export function loadGallery(): CaseWords[] {
  const entries = readYaml(FILE, casesSchema);
  const names = entries.map((entry) => entry.case);
  const faults = [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name}: twice`),
    ...SMILE_CASES.filter(({ name }) => !names.includes(name)).map(
      ({ name }) => `${name}: this model has no entry; say how long it takes and how it goes`,
    ),
  ];
  const cases = entries.flatMap(({ case: name, length, course }) => {
    const model = SMILE_CASES.find((candidate) => candidate.name === name);
    if (!model) {
      faults.push(`${name}: no model is called so in domain/smile`);
      return [];
    }
    const { title, concern, treatments, change } = model;
    return [{ name, title, concern, treatments, change, length, course }];
  });
  if (faults.length > 0) throw new ContentError(`content/${FILE}`, faults);
  return cases;
}
