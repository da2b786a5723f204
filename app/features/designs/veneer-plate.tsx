import { useRef } from 'react';
import { Plate } from '../../site/plate.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { useFetchedTurn } from '../live-smile/use-fetched-turn.ts';

const SIZES = '(min-width: 64em) 23em, 92vw';
const loadTurn = async () => (await import('./veneer-turn.tsx')).VeneerTurn;

/** A veneer before its tooth, which turns and goes on where a device draws it. */
export function VeneerPlate({ picture }: { picture: PictureFiles }) {
  const place = useRef<HTMLDivElement>(null);
  const { Turn, fetchTurn } = useFetchedTurn(loadTurn, place);
  return (
    <div ref={place} className="veneer-plate" onPointerDown={fetchTurn}>
      <Plate picture={picture} sizes={SIZES} canEnlarge>
        {Turn ? <Turn title={picture.title} /> : null}
      </Plate>
    </div>
  );
}
