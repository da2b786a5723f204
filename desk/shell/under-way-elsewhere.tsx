import { useMemo } from 'react';
import { useRoom } from '../room.ts';
import { useSingleKeys } from './single-keys.ts';
import { UnderWayStrip } from './under-way-strip.tsx';
import { useUnderWay } from './use-under-way.ts';

/** What is said of acts under way in a room that has no strip of its own. */
export function UnderWayElsewhere() {
  const { underWay } = useRoom();
  const keys = useMemo(() => ({ z: () => void underWay.wantLastBack(0) }), [underWay]);
  useSingleKeys(keys);
  return <UnderWayStrip said={useUnderWay()} />;
}
