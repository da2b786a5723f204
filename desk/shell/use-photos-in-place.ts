import { useEffect } from 'react';

/**
 * The browser's own menu and a drag to the desktop would save a photo, unsealed and unseen by the log: that is done on purpose alone
 * (desk/light-table/save-photo.tsx).
 */
export function usePhotosInPlace(): void {
  useEffect(() => {
    const keep = (event: Event): void => {
      if (event.target instanceof HTMLImageElement) event.preventDefault();
    };
    document.addEventListener('contextmenu', keep);
    document.addEventListener('dragstart', keep);
    return () => {
      document.removeEventListener('contextmenu', keep);
      document.removeEventListener('dragstart', keep);
    };
  }, []);
}
