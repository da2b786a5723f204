import { useLayoutEffect, useRef } from 'react';
import { addLayers, changeLayers, type LayerPath, type Layers } from './history-layers.ts';

/**
 * Gives the browser's Back something to take away.
 *
 * @param names one a history entry, from below upwards
 * @param onBack the visitor went back; with how many of the names remain
 * @param address what the address bar says meanwhile; the page's own address unless told
 */
export function useHistoryLayers(
  names: LayerPath,
  onBack: (count: number) => void,
  address?: string,
): void {
  const layers = useRef<Layers>(null);
  const latest = useRef({ names, onBack });
  const joined = names.join('\n');

  useLayoutEffect(() => {
    latest.current = { names, onBack };
  });

  useLayoutEffect(() => {
    const own: Layers = {
      names: latest.current.names,
      address,
      show: (count) => latest.current.onBack(count),
    };
    layers.current = own;
    return addLayers(own);
  }, [address]);

  useLayoutEffect(() => {
    if (layers.current) changeLayers(layers.current, latest.current.names);
  }, [joined]);
}
