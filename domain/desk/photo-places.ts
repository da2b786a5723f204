import { PHOTO_VIEWS } from '../intake/photo-views.ts';
import type { SignedEntry } from './entries.ts';

/** The views by the words that are stored for them, in the order in which the form asks for them, so that it may ask in another one day. */
const VIEW_KEYS = ['smile', 'together', 'left', 'right', 'upper', 'lower'] as const;

/** How many places the light table has, each for one view. */
export const PLACE_COUNT = VIEW_KEYS.length;

/** For each photo, in the order in which they came, its place: the number of its view in the order of the form, from 0. */
export type PhotoPlaces = readonly number[];

/** An entry that says where all photos of a card lie. */
export type LaidEntry = SignedEntry & { readonly is: 'laid' };

/** The form asks for six views in an order; whoever sends fewer sends them in it too, as far as we can know. */
export function placesOfForm(count: number): PhotoPlaces {
  return Array.from({ length: count }, (_, at) => at);
}

/**
 * The last entry that says where the photos of a card lie; undefined where their places are those of the form. One that names a place twice, a
 * place that there is not, or more or fewer photos than came, says nothing.
 *
 * @param entries those that count, oldest first
 */
export function lastLaid(entries: readonly SignedEntry[], count: number): LaidEntry | undefined {
  return entries.findLast(
    (entry): entry is LaidEntry =>
      entry.is === 'laid' && readPlaces(entry.places, count) !== undefined,
  );
}

/** Where the photos of a card lie. @param entries those that count, oldest first */
export function placesOf(entries: readonly SignedEntry[], count: number): PhotoPlaces {
  const laid = lastLaid(entries, count);
  return (laid && readPlaces(laid.places, count)) ?? placesOfForm(count);
}

/** As they are stored: the key of each photo's view. */
export function writePlaces(places: PhotoPlaces): string[] {
  return places.map((place) => VIEW_KEYS[place] ?? '');
}

function readPlaces(keys: readonly string[], count: number): PhotoPlaces | undefined {
  const places = keys.map((key) => VIEW_KEYS.findIndex((one) => one === key));
  const isPossible =
    places.length === count && !places.includes(-1) && new Set(places).size === count;
  return isPossible ? places : undefined;
}

/** Which photo lies in a place, from 1 as they are called; undefined for none. */
export function photoIn(places: PhotoPlaces, place: number): number | undefined {
  const at = places.indexOf(place);
  return at === -1 ? undefined : at + 1;
}

/** The same with a photo in another place; what lay there takes the one that it leaves. @param photo from 1 */
export function putPhoto(places: PhotoPlaces, photo: number, to: number): PhotoPlaces {
  const from = places[photo - 1];
  return places.map((place, at) => {
    if (at === photo - 1) return to;
    return place === to && from !== undefined ? from : place;
  });
}

/** What a photo shows where it lies. @param photo from 1 */
export function titleOfPhoto(places: PhotoPlaces, photo: number): string {
  return PHOTO_VIEWS[places[photo - 1] ?? PLACE_COUNT] ?? `Photo ${photo}`;
}
