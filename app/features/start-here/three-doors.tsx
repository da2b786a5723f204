import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { DoorLink } from './door-link.tsx';
import { DoorLeafDrawing, DoorLeaves, LowDoor } from './door-leaves.tsx';
import { DOORS, type Door, type StartWords } from './start-words.ts';

/** As three-doors.css and door-arch.css have the larger door; the others are smaller. */
const DOOR_BOXES = [
  { from: 1440, width: 370, height: 574, unit: 'px' },
  { from: 1024, width: 25.7, height: 39.9, unit: 'vw' },
  { from: 0, width: 30.5, height: 47.3, unit: 'vw' },
] as const;

interface ThreeDoorsProps {
  doors: StartWords['doors'];
  open: Door | null;
}

/** Three doors in one front: each is a link to what it opens, and back to none of them once it is open. */
export function ThreeDoors({ doors, open }: ThreeDoorsProps) {
  return (
    <nav className="doors wrap" aria-label={doors.label}>
      <DoorLeafDrawing />
      <ul>
        {DOORS.map((door) => (
          <li key={door} className={`door door-${door}`}>
            <DoorLink door={door} open={open}>
              <DoorArch picture={doors[door].picture} />
              <span className="door-words">
                <span className="door-label">{doors[door].label}</span>
                <span className="door-hint">{doors[door].hint}</span>
              </span>
            </DoorLink>
          </li>
        ))}
        <li className="door door-hurt">
          <TextLink href={doors.hurt.href}>
            <span className="door-arch" aria-hidden="true">
              <LowDoor />
            </span>
            <span className="door-words">
              <span className="door-label">{doors.hurt.label}</span>
              <span className="door-hint">{doors.hurt.link}</span>
            </span>
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}

function DoorArch({ picture }: { picture: PictureFiles }) {
  return (
    <span className="door-arch" aria-hidden="true">
      <span className="door-room">
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes={coverSizes(picture, DOOR_BOXES)}
          arrival="early"
        />
        <DoorLeaves />
      </span>
    </span>
  );
}
