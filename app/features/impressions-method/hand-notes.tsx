import type { PageContentOf } from '../../site/page-content.ts';

interface HandNotesProps {
  hand: PageContentOf<'impressions-method'>['plan']['hands'][number];
}

/** One profession: the switch that lays its marks on the drawing, its notes, and what the plan loses without them. */
export function HandNotes({ hand }: HandNotesProps) {
  return (
    <li className={`hand hand-${hand.hand}`}>
      <label>
        {hand.name}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked. */}
        <input type="checkbox" role="switch" value={hand.hand} defaultChecked />
      </label>
      <div className="hand-words">
        <ol>
          {hand.notes.map(({ label, text }) => (
            <li key={label} className={`note-${label.toLowerCase()}`}>
              <span className="note-label">{label}</span> {text}
            </li>
          ))}
        </ol>
        <div role="status">
          <p className="hand-without">{hand.without}</p>
        </div>
      </div>
    </li>
  );
}
