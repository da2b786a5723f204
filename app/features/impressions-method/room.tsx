import type { PageContentOf } from '../../site/page-content.ts';
import { TermList } from '../../site/term-list.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { FloorPlan } from './floor-plan.tsx';

/** Who sits where, as a floor plan, and what each of them does. */
export function Room({ room }: { room: PageContentOf<'impressions-method'>['room'] }) {
  return (
    <section className="room" id="who-is-in-the-room" aria-labelledby="room-heading">
      <div className="wrap room-inner">
        <h2 id="room-heading">
          <EmphasizedHeading heading={room.heading} emphasis={room.headingEmphasis} />
        </h2>
        <FloorPlan alt={room.alt} seats={room.seats} />
        <TermList entries={room.people} />
      </div>
    </section>
  );
}
