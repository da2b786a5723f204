import { useEffect, useState } from 'react';
import { SHOW_NAVIGATION } from '../site/window-events.ts';
import { usePagePath } from './use-page-path.ts';

/** Whether the page that is shown, which begins without the navigation, has asked for it (product 3.3). */
export function useNavigationSignal(): boolean {
  const path = usePagePath();
  const [signalledPath, setSignalledPath] = useState<string | null>(null);

  useEffect(() => {
    const show = () => setSignalledPath(path);
    window.addEventListener(SHOW_NAVIGATION, show);
    return () => {
      window.removeEventListener(SHOW_NAVIGATION, show);
      setSignalledPath(null);
    };
  }, [path]);

  return signalledPath === path;
}
