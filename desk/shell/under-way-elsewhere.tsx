import { UnderWayStrip } from './under-way-strip.tsx';
import { useUnderWay } from './use-under-way.ts';

/** What is said of acts under way in a room that has no strip of its own. */
export function UnderWayElsewhere() {
  return <UnderWayStrip said={useUnderWay()} />;
}
