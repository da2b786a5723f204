import { NOTHING } from '../../domain/desk/say-values.ts';
import type { SaidChange, SiteChange } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { sayWho } from './site-words.ts';

/** Each change on a line: what, before, after, and who wrote it, where somebody did. */
export function ChangesList({ changes }: { changes: readonly (SaidChange | SiteChange)[] }) {
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
          {'at' in change ? <dd className="small">{sayWho(room, change, now)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
