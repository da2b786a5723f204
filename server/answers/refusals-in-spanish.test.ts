import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultInSpanish } from '../../domain/intake/in-spanish.ts';
import { PHOTO_LIMIT } from '../../domain/intake/wire.ts';
import * as intake from '../intake/refusals.ts';
import * as photos from '../photos/photo-refusals.ts';
import { Refusal } from '../problem-details.ts';
import * as changes from '../scheduling/refuse-change.ts';
import { refuseTaken, refuseUnoffered } from '../scheduling/refuse-taken.ts';

/** Where the answers come from that a visitor's page, or a form of it, can get. */
const SOURCES = ['..', '../intake', '../photos', '../scheduling', '../security'];

/** What only a program can send: no page of ours does, and one in Spanish says so in a sentence for all of them. */
const FOR_PROGRAMS = new Set([
  'Please send an Idempotency-Key of 8 to 200 visible ASCII characters, a new random one for each new request.',
  'Please send the request as application/json or application/x-www-form-urlencoded, in UTF-8.',
  'Please send the request without compression.',
  'Please send the request without a byte order mark.',
  'The request is not valid UTF-8 text.',
  'The request is not valid JSON.',
  'The request must be one JSON object.',
  'The request is nested too deeply.',
  'The request has a field twice. Please send each field once.',
  'The form has a field twice. Please send each field once.',
  'The form is not valid url-encoded UTF-8.',
  'The address has a parameter twice. Please send each one once.',
  'The address is not a valid one.',
  'There is nothing at this address.',
  'The request is not valid HTTP.',
  // The team's own calendar programs ask for it.
  'This calendar address was ended. The desk makes a new one, under People.',
]);

const HEIC = new TextEncoder().encode('....ftypheic');
const NO_PICTURE = new TextEncoder().encode('no picture');
const SLOT = { startsAt: '2027-03-10T10:00:00-05:00', endsAt: '2027-03-10T11:30:00-05:00' };

/** What each function is called with; those that are not named take a number of seconds, or nothing. */
const CALLS: Readonly<Record<string, () => readonly Refusal[]>> = {
  refuseMalformed: () => [],
  refuseFields: () => [intake.refuseFields([])],
  refusePhoto: () =>
    [HEIC, NO_PICTURE].flatMap((bytes) =>
      Array.from({ length: PHOTO_LIMIT }, (_, index) => photos.refusePhoto(index + 1, bytes)),
    ),
  photoTooLarge: () =>
    Array.from({ length: PHOTO_LIMIT }, (_, index) =>
      intake.refuseFields([photos.photoTooLarge(index + 1)]),
    ),
};

function refusalsOf([name, refuse]: [string, unknown]): readonly Refusal[] {
  const known = CALLS[name];
  if (known !== undefined) return known();
  if (typeof refuse !== 'function') return [];
  return [7, 421]
    .map((seconds): unknown => refuse(seconds))
    .filter((one) => one instanceof Refusal);
}

const REFUSALS = [intake, photos, changes]
  .flatMap((module) => Object.entries<unknown>(module))
  .map((entry): [string, readonly Refusal[]] => [entry[0], refusalsOf(entry)]);

describe('whatever a visitor reads of what was turned down', () => {
  it.each([
    ...REFUSALS.filter(([name]) => name !== 'refuseMalformed'),
    ['refuseTaken', [refuseTaken([]), refuseTaken([SLOT])]] as const,
    ['refuseUnoffered', [refuseUnoffered(), refuseUnoffered([SLOT])]] as const,
  ])('%s is said in Spanish', (_name, refusals) => {
    expect(refusals.length).toBeGreaterThan(0);
    for (const { problem, heading } of refusals) {
      const faults = (problem.errors ?? []).map(({ message }) => message);
      for (const said of [problem.detail, ...faults, ...(heading === undefined ? [] : [heading])]) {
        if (!FOR_PROGRAMS.has(said)) expect(faultInSpanish(said), said).not.toBe(said);
      }
    }
  });

  it('stands in the table, or is for programs, wherever a sentence is written in its place', () => {
    const found = SOURCES.flatMap((folder) => sentencesIn(folder));
    expect(found.length).toBeGreaterThan(10);
    const unknown = found.filter(
      (said) => !FOR_PROGRAMS.has(said) && faultInSpanish(said) === said,
    );
    expect(unknown).toEqual([]);
  });
});

/** The sentences that are written out where something is refused. */
function sentencesIn(folder: string): string[] {
  const url = new URL(`${folder}/`, import.meta.url);
  const files = readdirSync(url).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, url), 'utf8').matchAll(
        /(?:refuseMalformed\(|problemDetails\(\s*\d+,)\s*'((?:[^'\\]|\\.)+)'/g,
      ),
      ([, sentence = '']) => sentence,
    ),
  );
}
