import { OPEN_AIR, ROOM, TOWN } from './manners.ts';
import type { Manner } from './painter/manner.ts';

/** How a scene is rendered and painted. */
export interface Scene {
  /** The same seed paints the same picture. */
  readonly seed: number;
  /** The open air has the sun and little else to gather: fewer samples do. */
  readonly isOutdoors: boolean;
  readonly manner: Manner;
}

const room = (seed: number, change: Partial<Manner> = {}): Scene => ({
  seed,
  isOutdoors: false,
  manner: { ...ROOM, ...change },
});

/** A scene whose sky is painted level, the rest as it comes. The sky's share is of the height. */
const underSky = (manner: Manner, seed: number, skyShare: number): Scene => ({
  seed,
  isOutdoors: true,
  manner: {
    ...manner,
    paint: { ...manner.paint, direction: (_, y) => (y < skyShare ? 0.1 : null) },
  },
});

/** The rendered scenes, by the name of the picture; each is built by scenes/<name>.py. */
export const SCENES: Readonly<Record<string, Scene>> = {
  lounge: room(11),
  consultation: room(12),
  treatment: room(13),
  reception: room(14),
  'digital-studio': room(15),
  'kitchen-table': room(16, { noise: 15 }),
  'bedroom-at-night': room(17, { noise: 14 }),
  'child-asleep': room(18, { noise: 11 }),
  garden: underSky(OPEN_AIR, 3, 0.3),
  'wedding-garden': underSky(OPEN_AIR, 4, 0.25),
  'sports-field': underSky(OPEN_AIR, 5, 0.35),
  'long-island-shore': underSky(OPEN_AIR, 6, 0.45),
  'manhattan-from-queens': underSky(TOWN, 7, 0.4),
  brownstones: underSky(TOWN, 8, 0.2),
  'house-front': underSky(TOWN, 9, 0.2),
};
