import { NOTHING } from '../../domain/desk/say-values.ts';
import type { SiteChange } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { sayWho } from './site-words.ts';

/** Each change on a line: what, before, after, and who wrote it. */
export function ChangesList({ changes }: { changes: readonly SiteChange[] }) {
  const room = useRoom();
  const now = useNow();
  if (changes.length === 0) return null;
  return (
    <dl className="site-changes">
      {changes.map((change) => (
        <div key={change.label}>
          <dt>{change.label}</dt>
          <dd>
            <span className="visually-hidden">before: </span>
            {change.before === NOTHING ? NOTHING : <s>{change.before}</s>}
          </dd>
          <dd>
            <span className="visually-hidden">after: </span>
            {change.after === NOTHING ? NOTHING : <ins>{change.after}</ins>}
          </dd>
          <dd className="small">{sayWho(room, change, now)}</dd>
        </div>
      ))}
    </dl>
  );
}
