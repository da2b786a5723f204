import { useState } from 'react';
import type { ArrangedGroup, Placed } from '../../domain/desk/arrange-cards.ts';
import type { Resting } from '../../domain/desk/resting-cards.ts';
import { sayTime } from '../../domain/desk/time-words.ts';
import { FindBelow } from '../cards/find-below.tsx';
import type { OpenedCard } from '../box/card-box.ts';
import { CallLink } from './call-link.tsx';
import { CardRowButton } from './card-row-button.tsx';
import { NextOnes } from './next-ones.tsx';
import { useRovingRows } from './use-roving-rows.ts';
import { waitingRowWords } from './row-words.ts';
import { useRoom } from '../room.ts';

interface WaitingListProps {
  groups: readonly ArrangedGroup<OpenedCard>[];
  /** What comes back later today. */
  later: readonly Resting<OpenedCard>[];
  sentence: { first: string; second: string };
  openName: string | undefined;
  now: Date;
  onQuery: (query: string) => void;
  /** A row was pressed. */
  onEnter: () => void;
  /** A row has got the focus. */
  onChoose: (name: string) => void;
}

/** All that wants something from us, as a diary's page whose hours are the promises. One tab stop, with arrows. */
export function WaitingList({
  groups,
  later,
  sentence,
  openName,
  now,
  onQuery,
  onEnter,
  onChoose,
}: WaitingListProps) {
  const { people, practice } = useRoom();
  const [showsAside, setShowsAside] = useState(false);
  const roving = useRovingRows();
  const names = groups.flatMap(({ cards }) => cards.map(({ card }) => card.name));
  const tabStop = names.find((name) => name === openName) ?? names[0];
  const rowOf = ({ card, place }: Placed<OpenedCard>) => (
    <CardRowButton
      key={card.name}
      card={card}
      isOpen={card.name === openName}
      isTabStop={card.name === tabStop}
      onEnter={onEnter}
      onChoose={onChoose}
      words={waitingRowWords(card, place, people, practice.opening, now)}
    />
  );
  return (
    <>
      <h1>
        {sentence.first} <em>{sentence.second}</em>
      </h1>
      <FindBelow query="" onQuery={onQuery} />
      <CallLink />
      <div onKeyDown={roving} role="presentation">
        {groups.map((group) => (
          <section className="list-group" data-group={group.group} key={group.group}>
            <h2>
              {group.heading} {group.hint === '' ? null : <span>{group.hint}</span>}
            </h2>
            {group.group === 'aside' ? (
              <p className="folded">
                <span>{group.cards.length === 1 ? 'One' : group.cards.length}</span>
                <button
                  className="quiet"
                  type="button"
                  aria-expanded={showsAside}
                  onClick={() => setShowsAside(!showsAside)}
                >
                  {showsAside ? 'Fold' : 'Look'}
                </button>
              </p>
            ) : null}
            {group.group !== 'aside' || showsAside ? group.cards.map(rowOf) : null}
          </section>
        ))}
      </div>
      <NextOnes
        title="Comes back later today"
        ones={later}
        when={(at) => sayTime(at, practice.opening.timeZone)}
        openName={openName}
        onEnter={onEnter}
      />
    </>
  );
}
