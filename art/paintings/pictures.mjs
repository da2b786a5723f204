import { OPEN_AIR, ROOM, TOWN } from './settings.mjs';

/** Sky is painted level, the rest as it comes. share: how much of the height is sky. */
const levelSky = (share) => (_, y) => (y < share ? 0.1 : null);

const room = (seed, change = {}) => ({ seed, ...ROOM, ...change });
const openAir = (seed, skyShare, change = {}) => ({
  seed,
  ...OPEN_AIR,
  ...change,
  paint: { ...OPEN_AIR.paint, direction: levelSky(skyShare), ...change.paint },
});
const town = (seed, skyShare, change = {}) => ({
  seed,
  ...TOWN,
  ...change,
  paint: { ...TOWN.paint, direction: levelSky(skyShare), ...change.paint },
});

/** The rendered scenes, by the name of the picture; each is built by scenes/<name>.py. */
export const SCENES = {
  lounge: room(11),
  consultation: room(12),
  treatment: room(13),
  reception: room(14),
  'digital-studio': room(15),
  'kitchen-table': room(16),
  'bedroom-at-night': room(17, { noise: 14 }),
  'child-asleep': room(18, { noise: 11 }),
  garden: openAir(3, 0.3),
  'wedding-garden': openAir(4, 0.25),
  'sports-field': openAir(5, 0.35),
  'long-island-shore': openAir(6, 0.45),
  'manhattan-from-queens': town(7, 0.4),
  brownstones: town(8, 0.2),
  'house-front': town(9, 0.2),
};
