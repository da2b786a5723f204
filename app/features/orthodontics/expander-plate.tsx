import { useRef } from 'react';
import { Plate } from '../../site/plate.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { useFetchedTurn } from '../live-smile/use-fetched-turn.ts';

interface ExpanderPlateProps {
  picture: PictureFiles;
  /** The plate's on the page. */
  number: number;
}

const SIZES = '(min-width: 64em) 19em, 60vw';
const loadTurn = async () => (await import('./expander-turn.tsx')).ExpanderTurn;

/** An expander on its cast, which turns where a device draws it. */
export function ExpanderPlate({ picture, number }: ExpanderPlateProps) {
  const place = useRef<HTMLDivElement>(null);
  const { Turn, fetchTurn } = useFetchedTurn(loadTurn, place);
  return (
    <div ref={place} onPointerDown={fetchTurn}>
      <Plate picture={picture} number={number} sizes={SIZES} shape="arch" canEnlarge>
        {Turn ? <Turn title={picture.title} /> : null}
      </Plate>
    </div>
  );
}
