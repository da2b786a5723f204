import { useEffect, useSyncExternalStore } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { useRoom } from '../room.ts';
import type { OpenedPhoto } from './open-photos.ts';

/** The photos of a card as they are opened, one after the other; their memory is given back when they are no longer shown. */
export function useOpenedPhotos(
  name: string,
  sealed: CardContent['photos'],
): readonly OpenedPhoto[] {
  const { key, photos } = useRoom();
  useEffect(() => photos.hold(key, name, sealed ?? []), [photos, key, name, sealed]);
  return useSyncExternalStore(photos.subscribe, () => photos.of(name));
}
