import { LossyDisk, type Loss } from './lossy-disk.ts';
import { findLosses, NO_LOSSES, type Losses } from './compare-disks.ts';
import { readDisk, type DiskContent } from './read-disk.ts';
import { seeded } from './random.ts';
import type { DiskEvent } from './read-trace.ts';

const SEED = 20_261_121;
/** How often the rest is drawn anew at one moment. */
const DRAWS = 2;
/** At most so many events lie between two moments at random, after an acknowledgement and in a rotation. */
const LONGEST_GAP = { server: 20, rotation: 60 };

/** What a server, and then a rotation of its key, did to a disk. */
export interface Recording {
  /** The folder that was there before them. */
  root: string;
  dataDir: string;
  server: readonly DiskEvent[];
  rotation: readonly DiskEvent[];
}

export interface Replay {
  /** Moments at which the power failed, each with several disks. */
  cuts: number;
  disks: number;
  acknowledged: number;
  /** Photos of acknowledged requests. */
  photos: number;
  /** What was not on a disk, over all disks. */
  lost: Losses;
  /** Disks on which the database could not be opened, or was not whole. */
  broken: number;
  /** Whether the rotation said that it was done. */
  isRotated: boolean;
}

/** The id that a client was told, if it was told one. */
function idIn(answer: string): string | undefined {
  return /^HTTP\/1\.1 201 [^]*\{"id":"([^"]+)"/.exec(answer)?.[1];
}

/** What the data folder holds after some events, if the power never fails. */
function contentAfter({ root, dataDir }: Recording, events: readonly DiskEvent[]): DiskContent {
  const disk = new LossyDisk(root);
  for (const event of events) if (event.kind !== 'told') disk.apply(event);
  const content = readDisk(disk.whole(), dataDir);
  if (content === undefined) throw new Error('The trace does not lead to a whole database.');
  return content;
}

/**
 * Lets the power fail right after everything that somebody was told, and at random moments in between, and looks on every disk that may be
 * left for what must be there: after an acknowledgement the request, its photos and all keys; in a rotation each of these as it was before or as
 * it is after it; once it has said that it is done, as it is after it.
 *
 * @param keepsNames false for the control: folders are not synchronised once the first request was acknowledged, and the power fails only at the
 *   end of each
 */
export function replay(recording: Recording, keepsNames = true): Replay {
  const { root, dataDir, server, rotation } = recording;
  const random = seeded(SEED);
  const disk = new LossyDisk(root);
  const before = contentAfter(recording, server);
  const after = contentAfter(recording, [...server, ...rotation]);
  let states: readonly DiskContent[] = [before];
  const acknowledged: string[] = [];
  const result = { cuts: 0, disks: 0, lost: { ...NO_LOSSES }, broken: 0, isRotated: false };

  const look = (loss: Loss): void => {
    result.disks += 1;
    const found = readDisk(disk.cut(loss, random), dataDir);
    if (found === undefined) {
      result.broken += 1;
      result.lost.requests += acknowledged.length;
      return;
    }
    const losses = findLosses(found, acknowledged, states);
    for (const kind of ['requests', 'photos', 'keys'] as const) result.lost[kind] += losses[kind];
  };
  const cut = (): void => {
    result.cuts += 1;
    look('all');
    for (let draw = 0; draw < DRAWS; draw += 1) look('some');
  };
  const nextGap = (longest: number): number => (keepsNames ? Math.floor(random() * longest) : -1);

  let untilNext = -1;
  for (const event of server) {
    if (event.kind === 'told') {
      const id = idIn(event.answer);
      if (id === undefined) continue;
      acknowledged.push(id);
      if (!keepsNames) disk.forgetNames();
      if (keepsNames || acknowledged.length === before.requests.size) cut();
      untilNext = nextGap(LONGEST_GAP.server);
      continue;
    }
    disk.apply(event);
    if (untilNext === 0) cut();
    untilNext -= 1;
  }
  if (rotation.length > 0) states = [before, after];
  untilNext = nextGap(LONGEST_GAP.rotation);
  for (const event of rotation) {
    if (event.kind === 'told') {
      if (!event.answer.includes('sealed to the new key')) continue;
      result.isRotated = true;
      states = [after];
      cut();
      continue;
    }
    disk.apply(event);
    if (untilNext === 0) {
      cut();
      untilNext = nextGap(LONGEST_GAP.rotation);
    } else untilNext -= 1;
  }
  const photos = acknowledged.flatMap((id) => before.requests.get(id)?.photos ?? []).length;
  return { ...result, acknowledged: acknowledged.length, photos };
}
