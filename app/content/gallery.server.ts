import {
  casesSchema,
  picturesOfCase,
  type CaseEntry,
  type WrittenCase,
} from '../../domain/content/gallery.ts';
import { PictureName } from '../../domain/content/written.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { ANY_CONSENT, type MayShow } from './consent.server.ts';
import { ContentError, type Fault } from './content-error.server.ts';
import { hasBothPhotographs, patientCaseFaults } from './patient-cases.server.ts';
import { loadOwnPhotographs } from './pictures.server.ts';
import { readYaml } from './read-content.server.ts';

const FILE = 'gallery/cases.yaml';

/**
 * The gallery's cases in the order of the file. Of a model, the practice's words beside what the model itself says of the change; its teeth stay
 * behind, since no page draws them.
 *
 * @param mayShow which consents count: a patient's case is left out unless those of both photographs do
 * @throws ContentError when a case has neither model nor patient, a model no case, one comes twice, or a patient's lacks a photograph, its day or its consent
 */
export function loadGallery(mayShow: MayShow): WrittenCase[] {
  const entries = readYaml(FILE, casesSchema);
  const hasPatients = entries.some(({ patient }) => patient);
  const photographs = hasPatients ? loadOwnPhotographs(ANY_CONSENT) : new Map();
  const faults = findCaseFaults(entries);
  const ofPatients = entries.flatMap(({ case: name, patient }, at) =>
    patient ? patientCaseFaults(name, at, photographs) : [],
  );
  const all = [...faults, ...(faults.length > 0 ? [] : ofPatients)];
  if (all.length > 0) throw new ContentError(`content/${FILE}`, all);
  return entries.flatMap((entry) => {
    const { case: name, length, course, patient } = entry;
    if (patient && !hasBothPhotographs(name, photographs, mayShow)) return [];
    const source = patient ?? SMILE_CASES.find((model) => model.name === name);
    if (!source) return [];
    const { title, concern, treatments, change } = source;
    const { before, after } = picturesOfCase(name);
    const words = { name, title, concern, treatments, change, length, course };
    const pictures = { before: new PictureName(before), after: new PictureName(after) };
    return [{ ...words, ...pictures, isPatient: patient !== undefined }];
  });
}

/**
 * The case that the home page's slider shows: the one that its words name, or the first model while that may not be shown.
 *
 * @throws ContentError also when there is no such case
 */
export function loadCaseOnHome(name: string, mayShow: MayShow): WrittenCase {
  const cases = loadGallery(ANY_CONSENT);
  const shown = loadGallery(mayShow);
  const names = cases.map((entry) => entry.name);
  const found =
    shown.find((entry) => entry.name === name) ?? shown.find(({ isPatient }) => !isPatient);
  if (found && names.includes(name)) return found;
  const meant = nearestWord(name, names) ?? names.join(', ');
  const message = `no case of content/gallery/cases.yaml is called '${name}'; is it ${meant}?`;
  throw new ContentError('content/pages/home.yaml', [{ field: ['expertise', 'case'], message }]);
}

/** One fault a name: where one is written wrong, its model is not missing as well. */
function findCaseFaults(entries: readonly CaseEntry[]): (string | Fault)[] {
  const models = SMILE_CASES.map(({ name }) => name);
  const names = entries.map((entry) => entry.case);
  const missing = models.filter((model) => !names.includes(model));
  const faults = entries.flatMap(({ case: name, patient }, at): Fault[] => {
    const field = [at, 'case'];
    if (names.indexOf(name) !== at) return [{ field, message: `'${name}' stands twice; drop one` }];
    if (models.includes(name)) {
      if (!patient) return [];
      return [{ field, message: `'${name}' is a model's; give the patient's case another name` }];
    }
    if (patient) return [];
    const meant = nearestWord(name, missing) ?? missing.join(', ');
    const advice =
      meant === ''
        ? "take it out, have its model made first, or add 'patient' if it is a patient's"
        : `is it ${meant}?`;
    return [{ field, message: `no model in domain/smile is called '${name}'; ${advice}` }];
  });
  if (faults.length > 0) return faults;
  return missing.map(
    (model) => `the model '${model}' has no entry; add its case, length and course`,
  );
}
