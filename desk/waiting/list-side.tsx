import type { ArrangedGroup } from '../../domain/desk/arrange-cards.ts';
import type { Resting } from '../../domain/desk/resting-cards.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { CardsList } from '../cards/cards-list.tsx';
import { WaitingList } from './waiting-list.tsx';

interface ListSideProps {
  list: '/' | '/cards';
  groups: readonly ArrangedGroup<OpenedCard>[];
  /** What comes back later today. */
  later: readonly Resting<OpenedCard>[];
  sentence: { first: string; second: string };
  found: readonly OpenedCard[];
  query: string;
  isWhole: boolean;
  openName: string | undefined;
  now: Date;
  onQuery: (query: string) => void;
  /** A row was pressed. */
  onEnter: () => void;
  /** A row has got the focus. */
  onChoose: (name: string) => void;
}

/** The list at one side: who waits, or every card. */
export function ListSide({
  list,
  groups,
  later,
  sentence,
  found,
  query,
  isWhole,
  ...rows
}: ListSideProps) {
  return (
    <section className="list" aria-label="The list">
      {list === '/' ? (
        <WaitingList groups={groups} later={later} sentence={sentence} {...rows} />
      ) : (
        <CardsList cards={found} query={query} {...rows} />
      )}
      {isWhole ? null : <p className="small list-hint">Older cards are being opened…</p>}
    </section>
  );
}
