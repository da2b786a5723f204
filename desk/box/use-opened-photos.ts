import { useEffect, useState } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { useRoom } from '../room.ts';
import { openPhotos, type OpenedPhoto } from './open-photos.ts';

/** The photos of a card as they are opened, one after the other; their memory is given back when they are no longer shown. */
export function useOpenedPhotos(
  name: string,
  sealed: CardContent['photos'],
): readonly OpenedPhoto[] {
  const { key } = useRoom();
  const [photos, setPhotos] = useState<readonly OpenedPhoto[]>([]);
  useEffect(() => {
    const opened: OpenedPhoto[] = [];
    let isOver = false;
    void openPhotos(key, name, sealed ?? [], (photo) => {
      if (isOver) {
        URL.revokeObjectURL(photo.address);
        return;
      }
      opened.push(photo);
      setPhotos([...opened]);
    });
    return () => {
      isOver = true;
      for (const { address } of opened) URL.revokeObjectURL(address);
    };
  }, [sealed, key, name]);
  return photos;
}
