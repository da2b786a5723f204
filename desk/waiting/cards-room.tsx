import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { waitingSentence } from '../../domain/desk/arrange-cards.ts';
import { cardBeside, type Beside } from '../../domain/desk/card-beside.ts';
import { cardAfter } from '../../domain/desk/next-card.ts';
import { goTo, replaceAddress, useAddress } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { ForgetDialog } from '../forget/forget-dialog.tsx';
import { useForgetting } from '../forget/use-forgetting.ts';
import { isTyping } from '../land-on.ts';
import { mayAddPeople, useRoom } from '../room.ts';
import { OpeningCards } from '../shell/opening-cards.tsx';
import { useMedia, WIDE } from '../use-media.ts';
import { useNow } from '../use-now.ts';
import { useTitle } from '../use-title.ts';
import { callNumberOf } from './call-link.tsx';
import { CallerForm } from './caller-form.tsx';
import { CardView } from './card-view.tsx';
import { ListSide } from './list-side.tsx';
import { NoCard } from './no-card.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useLanding } from './use-landing.ts';
import { useListed } from './use-listed.ts';
import { useStrokes } from './use-strokes.ts';
import { useWriteDownOpening } from './use-write-down-opening.ts';
import './cards-room.css';
import './card-on-laptop.css';

const CARD_ADDRESS = /^\/card\/(A?\d+)$/;

/** The list at one side, the open card at the other; on a phone, one after the other. */
export function CardsRoom({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const room = useRoom();
  const { box, practice } = room;
  const address = useAddress();
  const now = useNow();
  const [list, setList] = useState<'/' | '/cards'>(address === '/cards' ? '/cards' : '/');
  if ((address === '/' || address === '/cards') && address !== list) setList(address);

  const { groups, later, found } = useListed(query, now);
  const order: readonly OpenedCard[] =
    list === '/' ? groups.flatMap(({ cards }) => cards.map(({ card }) => card)) : found;
  const asked = CARD_ADDRESS.exec(address)?.[1];
  const calling = callNumberOf(address);
  const isCalling = calling !== undefined;
  // A key of the search shows the list first, and the first card of it when there is time. Nowhere else: a stroke must meet the card that was asked for.
  const firstFound = useDeferredValue(found[0]);
  const first = list === '/cards' && query !== '' ? firstFound : order[0];
  // On a phone the list and the card are two pages: no key may meet a card that nobody sees.
  const isWide = useMedia(WIDE);
  const [beside, setBeside] = useState<Beside | null>(null);
  const here = { list, query: list === '/' ? '' : query };
  const keepBeside = (name: string): void => {
    const isKept = beside?.name === name && beside.list === list && beside.query === here.query;
    if (!isKept) setBeside({ ...here, name });
  };
  const shown = isWide ? cardBeside(first, beside, here, (name) => box.find(name)) : undefined;
  const open = isCalling ? undefined : asked === undefined ? shown : box.find(asked);
  // What is shown stays, whatever comes before it; while the search goes on, or cards are being opened, the first is not known yet.
  if (open !== undefined && box.isWhole && (asked !== undefined || first?.name === order[0]?.name))
    keepBeside(open.name);
  const titleOfList = list === '/' ? 'Waiting' : 'Cards';
  useTitle(isCalling ? 'Somebody called' : asked === undefined ? titleOfList : 'Card');
  useWriteDownOpening(asked !== undefined || isWide ? open?.name : undefined);

  const [drawing, setDrawing] = useState(0);
  const landing = useLanding(`${drawing} ${address} ${open?.name ?? ''}`);
  const draw = (): void => setDrawing((count) => count + 1);
  const show = (name: string): void => {
    landing.goOn(name);
    draw();
    goTo(`/card/${name}`);
  };
  const step = (by: number): void => {
    const at = order.findIndex(({ name }) => name === open?.name);
    const next = order[at + by] ?? (at === -1 ? order[0] : undefined);
    if (next !== undefined) show(next.name);
  };
  const enter = (where: 'card' | 'letter' = 'card'): void => {
    landing.enter(where);
    draw();
  };
  const note = ({ name }: OpenedCard): void => {
    landing.note();
    draw();
    goTo(`/card/${name}`);
  };
  const shownNow = useRef({ list, name: open?.name });
  useEffect(() => {
    shownNow.current = { list, name: open?.name };
  });
  /** Whoever has gone somewhere else while it was being stored stays there, and so does who is writing by then. */
  const isAsPressed = (): boolean =>
    location.pathname === address && shownNow.current.list === list && !isTyping();
  const strokes = useStrokes(
    (done) => {
      // While cards are being opened the next one comes up by itself.
      if (!isAsPressed() || (box.isWhole && shownNow.current.name !== done.name)) return false;
      // What was done leaves the list by itself; whoever looks at it goes on to what waits most.
      const at = order.findIndex(({ name }) => name === done.name);
      const next =
        list === '/' ? cardAfter(order, done.name, now) : (order[at + 1] ?? order[at - 1]);
      if (next !== undefined) show(next.name);
      else {
        enter();
        goTo(list);
      }
      return true;
    },
    ({ name }, { is }) => {
      if (!isAsPressed()) return;
      enter(is === 'letter' ? is : 'card');
      goTo(`/card/${name}`);
    },
  );
  const leave = (): void => {
    // What stands in no row of this list is left with it.
    const row = order.find(({ name }) => name === open?.name) ?? order[0];
    if (row !== undefined) {
      keepBeside(row.name);
      landing.leave(row.name);
    }
    draw();
    goTo(list);
  };
  const leaveCall = (): void => {
    landing.leaveCall();
    draw();
    goTo(list);
  };
  const showCaller = (name: string): void => {
    enter();
    // Back leads to the list, and not to a form that is empty by now.
    replaceAddress(`/card/${name}`);
  };
  /** Who writes on a card that lies open beside the list finds it again after the lock, by its address, and not the first of the list. */
  const nameCard = (): void => {
    if (asked === undefined && open !== undefined) goTo(`/card/${open.name}`);
  };
  /** A row has the focus: its card is the one that strokes meet. */
  const choose = (name: string): void => {
    if (name === open?.name || !isWide) return;
    if (asked === undefined) keepBeside(name);
    else goTo(`/card/${name}`);
  };

  const [forgetting, setForgetting] = useForgetting(open);
  // What is left to do stands in the dialog until it is read, also where nobody waits any more.
  const isEmpty =
    list === '/' && !isCalling && asked === undefined && order.length === 0 && forgetting === null;
  if (!box.isWhole && (box.cards.length === 0 || isEmpty)) {
    return <OpeningCards />;
  }
  const sentence = waitingSentence(groups, practice.opening, now, later[0]?.at);
  if (isEmpty) {
    return (
      <>
        <NothingWaits />
        <UndoStrip strokes={strokes} onNote={note} />
      </>
    );
  }
  return (
    <main
      className="cards-room"
      data-showing={asked === undefined && !isCalling ? 'list' : 'card'}
      data-whole={box.isWhole}
    >
      <ListSide
        list={list}
        groups={groups}
        later={later}
        sentence={sentence}
        found={found}
        query={query}
        isWhole={box.isWhole}
        openName={open?.name}
        now={now}
        onQuery={onQuery}
        onEnter={enter}
        onChoose={choose}
      />
      <section
        className="well"
        aria-label={isCalling ? 'A card for who called' : 'The open card'}
        onInput={nameCard}
      >
        {isCalling ? (
          <CallerForm
            key={calling}
            number={calling}
            now={now}
            backTo={list}
            onLeave={leaveCall}
            onSaved={showCaller}
          />
        ) : open === undefined ? (
          <NoCard
            asked={asked}
            beside={beside?.list === list && beside.query === here.query ? beside.name : undefined}
            backTo={list}
            onLeave={leave}
          />
        ) : (
          <CardView
            key={open.name}
            card={open}
            place={
              groups.flatMap(({ cards }) => cards).find(({ card }) => card.name === open.name)
                ?.place ?? null
            }
            next={order[order.findIndex(({ name }) => name === open.name) + 1]}
            now={now}
            backTo={list}
            strokes={strokes}
            onStep={step}
            onEnter={enter}
            onLeave={leave}
            onForget={mayAddPeople(room) ? () => setForgetting(open) : undefined}
          />
        )}
      </section>
      {forgetting === null ? null : (
        <ForgetDialog
          card={forgetting}
          now={now}
          onLeave={() => setForgetting(null)}
          onDone={() => {
            setForgetting(null);
            leave();
          }}
        />
      )}
      <UndoStrip strokes={strokes} openName={open?.name} onNote={note} />
    </main>
  );
}
