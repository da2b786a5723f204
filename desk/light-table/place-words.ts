import { photoIn, type PhotoPlaces } from '../../domain/desk/photo-places.ts';

/** The places as they stand within a sentence, in the order of the form's views. */
const PLACES = [
  'the smile',
  'the teeth together',
  'the teeth from the left',
  'the teeth from the right',
  'the upper teeth',
  'the lower teeth',
] as const;

const sayPlace = (place: number): string => PLACES[place] ?? 'its own';

/** What would become of a photo that is being moved: "Photo 3, place of the upper teeth: swap with photo 5". @param to null between the places */
export function sayStep(places: PhotoPlaces, photo: number, to: number | null): string {
  if (to === null) return `Photo ${photo}, no place`;
  const there = photoIn(places, to);
  const what =
    there === undefined ? 'free' : there === photo ? 'keep it here' : `swap with photo ${there}`;
  return `Photo ${photo}, place of ${sayPlace(to)}: ${what}`;
}

/** What has become of it: "photos 3 and 5 changed places", "photo 3 in the place of the upper teeth". */
export function sayPut(places: PhotoPlaces, photo: number, to: number): string {
  const there = photoIn(places, to);
  return there === undefined
    ? `photo ${photo} in the place of ${sayPlace(to)}`
    : `photos ${photo} and ${there} changed places`;
}

/** That nothing has: "Photo 3 stays in the place of the upper teeth." */
export function sayStays(places: PhotoPlaces, photo: number): string {
  return `Photo ${photo} stays in the place of ${sayPlace(places[photo - 1] ?? -1)}.`;
}
