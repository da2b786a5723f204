import type { Consent } from '../../domain/content/consent.ts';
import { PictureName, WrittenConsent } from '../../domain/content/written.ts';
import { ANY_CONSENT, type MayShow } from './consent.server.ts';
import { ContentError, type Fault } from './content-error.server.ts';
import { loadOwnPhotographs, loadPictures } from './pictures.server.ts';
import { isPainting } from './portraits.server.ts';

type Field = readonly PropertyKey[];

/** Something that is told because somebody agreed to it. */
export interface ConsentedEntry {
  readonly field: Field;
  readonly consent: Consent;
  readonly entry: object;
}

/** The entries of content that have a consent, however deep, each with the field of the consent. */
export function consentsIn(written: unknown, field: Field = []): ConsentedEntry[] {
  if (!isNested(written)) return [];
  const own = consentOf(written);
  const here = own ? [{ field: [...field, 'consent'], consent: own, entry: written }] : [];
  return [...here, ...partsOf(written, field).flatMap(([part, at]) => consentsIn(part, at))];
}

/**
 * Whether an entry of a list may be shown: all of them may that need no consent; one that has a consent, while this and those of the photographs in it
 * last.
 */
export function mayShowEntry(entry: unknown, mayShow: MayShow): boolean {
  const own = consentOf(entry);
  if (!own) return true;
  const photographs = loadOwnPhotographs(ANY_CONSENT);
  const others = picturesIn(entry, []).map(({ name }) => photographs.get(name)?.consent);
  return [own, ...others].every((consent) => consent === undefined || mayShow(consent));
}

/**
 * Stops at photographs that would leave a hole in a page when their consent ends: those of a name of their own, named elsewhere than in an entry that
 * goes with them.
 *
 * @throws ContentError naming each field and what to do
 */
export function refuseLosablePhotographs(file: string, written: unknown): void {
  const wishes = picturesIn(written, [], true);
  const made = loadPictures();
  if (wishes.every(({ name }) => Object.hasOwn(made, name))) return;
  const photographs = loadOwnPhotographs(ANY_CONSENT);
  const faults = wishes.flatMap(({ name, field }): Fault[] => {
    if (Object.hasOwn(made, name) || !photographs.get(name)?.consent) return [];
    const message = `'${name}' would leave a hole when its consent ends; give the part it stands in a consent, or name the photograph as the painting whose place it takes`;
    return [{ field, message }];
  });
  if (faults.length > 0) throw new ContentError(file, faults);
}

/**
 * Stops at the painting of an imagined person as the portrait in an entry that somebody agreed to: a real person is never painted.
 *
 * @throws ContentError naming each field and what to do
 */
export function refusePaintedPeople(file: string, written: unknown): void {
  const faults = consentsIn(written).flatMap(({ field, entry }): Fault[] => {
    if (!('portrait' in entry) || !(entry.portrait instanceof PictureName)) return [];
    const { pictureName: name } = entry.portrait;
    if (!Object.hasOwn(loadPictures(), name)) return [];
    if (loadOwnPhotographs(ANY_CONSENT).has(name)) return [];
    return [{ field: [...field.slice(0, -1), 'portrait'], message: isPainting(name) }];
  });
  if (faults.length > 0) throw new ContentError(file, faults);
}

/** The pictures that content names; those in entries with a consent left out where asked. */
function picturesIn(
  written: unknown,
  field: Field,
  skipsConsented = false,
): { name: string; field: Field }[] {
  if (written instanceof PictureName) return [{ name: written.pictureName, field }];
  if (!isNested(written) || (skipsConsented && consentOf(written))) return [];
  return partsOf(written, field).flatMap(([part, at]) => picturesIn(part, at, skipsConsented));
}

function consentOf(entry: unknown): Consent | undefined {
  if (!isNested(entry) || !('consent' in entry)) return undefined;
  return entry.consent instanceof WrittenConsent ? entry.consent.consent : undefined;
}

function partsOf(written: object, field: Field): [part: unknown, field: Field][] {
  return Object.entries(written).map(([key, part]) => [
    part,
    [...field, Array.isArray(written) ? Number(key) : key],
  ]);
}

function isNested(written: unknown): written is object {
  return written !== null && typeof written === 'object';
}
