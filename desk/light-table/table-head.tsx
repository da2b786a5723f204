import type { OpenedCard } from '../box/card-box.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import type { Layout } from './look.ts';

const LAYOUTS: readonly { layout: Layout; title: string; key: string }[] = [
  { layout: 'all', title: 'All', key: 'A' },
  { layout: 'one', title: 'One, large', key: 'O' },
  { layout: 'two', title: 'Side by side', key: 'S' },
];

interface TableHeadProps {
  card: OpenedCard;
  layout: Layout;
  /** Whether there is a second photo to lay beside. */
  hasTwo: boolean;
  /** Whether any photo can be shown: a sheet without is no use, and would stand in the log. */
  hasOpened: boolean;
  onLayout: (layout: Layout) => void;
  onPrint: () => void;
}

/** Whose photos they are, how they lie, and the way back. */
export function TableHead(props: TableHeadProps) {
  const { card, layout, hasTwo, hasOpened, onLayout, onPrint } = props;
  const { row, name } = card;
  return (
    <header className="table-head">
      <a className="quiet on-navy" href={`/card/${name}`} onClick={follow}>
        Back to the card <kbd aria-hidden="true">Esc</kbd>
      </a>
      <h1>
        {nameOfCard(card)} <em>{row.reference ?? name}</em>
      </h1>
      <div className="table-layouts" role="group" aria-label="How the photos lie">
        {LAYOUTS.filter((one) => one.layout !== 'two' || hasTwo).map((one) => (
          <button
            key={one.layout}
            type="button"
            aria-pressed={layout === one.layout}
            onClick={() => onLayout(one.layout)}
          >
            {one.title} <kbd aria-hidden="true">{one.key}</kbd>
          </button>
        ))}
      </div>
      <button
        className="quiet on-navy table-print"
        type="button"
        aria-disabled={!hasOpened}
        onClick={hasOpened ? onPrint : undefined}
      >
        {hasOpened ? 'Sheet for the doctor' : 'Sheet for the doctor: no photo is open'}
      </button>
    </header>
  );
}
