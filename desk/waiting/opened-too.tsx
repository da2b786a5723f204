import { sayTime } from '../../domain/desk/time-words.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import { nameAmongUs, useRoom } from '../room.ts';

/** Who else opened this card a moment ago: so that two people do not call the same patient. */
export function OpenedToo({ name }: { name: string }) {
  const { box, people, practice } = useRoom();
  const [newest, ...others] = box.openElsewhere(name);
  const who = newest === undefined ? '' : nameAmongUs(people, newest.person);
  return (
    // It stands there empty too: what comes later is read out then.
    <p className="opened-too" role="status">
      {newest === undefined ? null : (
        <>
          <span className="opened-too-arch" aria-hidden="true">
            {who.at(0)}
          </span>
          {sayAll([who, ...others.map(({ person }) => nameAmongUs(people, person))])} opened this
          card too, {sayTime(new Date(newest.at), practice.opening.timeZone)}.
        </>
      )}
    </p>
  );
}
