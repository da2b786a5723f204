import { use, useRef, useState } from 'react';
import { isUnseen, type Place } from '../../domain/desk/place-card.ts';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isTyping } from '../land-on.ts';
import { mayBook, useRoom } from '../room.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { AddressSlip } from './address-slip.tsx';
import { AlsoSent } from './also-sent.tsx';
import { BeforeStrokes } from './before-strokes.tsx';
import { CameAs } from './came-as.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFaultWords } from './card-fault-words.tsx';
import { CardMargin } from './card-margin.tsx';
import { CardName } from './card-name.tsx';
import { CardSaid } from './card-said.tsx';
import { CardTabs } from './card-tabs.tsx';
import { titleOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';
import { HowTheyAsked } from './how-they-asked.tsx';
import { LetterForm } from './letter-form.tsx';
import { OpenedToo } from './opened-too.tsx';
import { PrintLine } from './print-line.tsx';
import { ReachForm } from './reach-form.tsx';
import { strokeLimitOf } from './stroke-limit.ts';
import { StrokeQuestion, type Question } from './stroke-question.tsx';
import { StrokesRow } from './strokes-row.tsx';
import { TookCall } from './took-call.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useFinish } from './use-finish.ts';
import { useLetterOpen } from './use-letter-open.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import type { Strokes } from './use-strokes.ts';
import './card-view.css';

interface CardViewProps {
  card: OpenedCard;
  /** Where it stands in Waiting; null where it does not. */
  place: Place | null;
  next: OpenedCard | undefined;
  now: Date;
  backTo: '/' | '/cards';
  strokes: Strokes;
  onStep: (by: number) => void;
  /** Puts the focus into the card, where what held it has gone. */
  onEnter: () => void;
  /** Goes back to the list. */
  onLeave: () => void;
  /** Asks whether to forget them; undefined for who may not. */
  onForget: (() => void) | undefined;
}

/** One card, open: who, how they asked to be reached, what to do, their words; in the margin the promise, notes and history. */
export function CardView(props: CardViewProps) {
  const { card, place, next, now, backTo, strokes, onStep, onEnter, onLeave, onForget } = props;
  const room = useRoom();
  const isHere = useIsHere();
  const drafts = use(DraftContext);
  const [question, setQuestion] = useState<Question | 'reach' | null>(
    drafts?.reachFor(card.name) === undefined ? null : 'reach',
  );
  const letter = useLetterOpen(card.name);
  const [corrected, setCorrected] = useState('');
  const stroke = useFinish(card, strokes, now);
  const note = useRef<HTMLTextAreaElement>(null);
  const given = useRef<HTMLSelectElement>(null);
  const { content, name, row, state } = card;
  const isReadable = typeof content === 'object';
  const finish = (words: EntryWords, said: string): void => {
    setQuestion(null);
    stroke.finish(words, said);
  };
  const write = async (words: EntryWords, said: string): Promise<void> => {
    const isKept = await strokes.write(card, words, said);
    // What was pressed goes with what it has settled; who has gone on meanwhile, or is writing, stays there.
    if (isKept && isHere() && !isTyping()) onEnter();
  };
  const toggle = (asked: Question | 'reach'): void => {
    letter.set(false);
    setQuestion(question === asked ? null : asked);
  };
  const enterLetter = (): void => {
    setQuestion(null);
    letter.enter();
  };
  const leaveQuestion = (): void => {
    setQuestion(null);
    // What opened it has the focus again.
    document.querySelector<HTMLElement>(`.card [data-way='${question}']`)?.focus();
  };
  const meanwhile = useMeanwhile(
    card,
    letter.isOpen ? 'letter' : question === null ? null : 'stroke',
    now,
  );
  const asksToBeSeen = isUnseen(row, state);
  const isAside = row.setAside !== null && !state.isKept;

  useCardKeys({
    card,
    isOpen: isReadable && !isAside,
    isBooker: mayBook(room),
    note,
    given,
    onStep,
    onEscape: () => {
      if (letter.isOpen) letter.leave();
      else if (question === null) onLeave();
      else leaveQuestion();
    },
    onAsk: (asked) => {
      // As the buttons do it: one of both is open, else Escape would close the one that nobody is at.
      letter.set(false);
      setQuestion(asked);
    },
  });

  return (
    <div className="box">
      <CardTabs
        title={titleOfCard(card)}
        number={row.reference ?? card.name}
        next={next}
        backTo={backTo}
        onLeave={onLeave}
      />
      <article className="card" aria-labelledby="card-name">
        <PrintLine name={name} now={now} />
        <div className="card-main">
          <div className="card-top">
            <OpenedToo name={name} />
            <CardName
              card={card}
              isCorrecting={question === 'reach'}
              isBegun={question !== 'reach' && drafts?.reachFor(card.name) !== undefined}
              onCorrect={() => toggle('reach')}
            />
            {isReadable ? (
              <>
                <p className="print-reach">
                  {[content.phone, content.email].filter(Boolean).join(' · ')}
                </p>
                <TookCall card={card} now={now} />
                <CameAs card={card} done={corrected} />
                <HowTheyAsked content={content} cameAs={card.cameAs} place={place} now={now} />
                <AlsoSent card={card} now={now} />
                {question === 'reach' ? null : (
                  <AddressSlip content={content} onCorrect={() => toggle('reach')} />
                )}
                <CardActions
                  content={content}
                  isWriting={letter.isOpen}
                  onWrite={room.box.sendsLetters ? enterLetter : undefined}
                />
              </>
            ) : (
              <CardFaultWords fault={content} name={row.reference ?? card.name} />
            )}
          </div>
          {question === 'reach' && isReadable ? (
            <ReachForm
              card={card}
              content={content}
              now={now}
              onLeave={leaveQuestion}
              onDone={(said) => {
                setQuestion(null);
                setCorrected(said);
                onEnter();
              }}
            />
          ) : null}
          <BeforeStrokes card={card} now={now} />
          {isReadable ? (
            <StrokesRow
              card={card}
              now={now}
              asksToBeSeen={asksToBeSeen}
              isAside={isAside}
              question={question === 'reach' ? null : question}
              onQuestion={toggle}
              onFinish={finish}
              onWrite={(words, said) => void write(words, said)}
            />
          ) : null}
          {meanwhile === '' ? null : (
            <p className="fault meanwhile" role="alert">
              Meanwhile {meanwhile}
            </p>
          )}
          {question === null || question === 'reach' || !isReadable ? null : (
            <StrokeQuestion
              question={question}
              card={card}
              content={content}
              limit={strokeLimitOf(card, question === 'follow-up', room.practice.opening)}
              now={now}
              onFinish={finish}
            />
          )}
          {letter.isOpen && isReadable && room.box.sendsLetters ? (
            <LetterForm
              card={card}
              content={content}
              now={now}
              strokes={strokes}
              noteOf={stroke.noteOf}
              isAsked={letter.isAsked}
              onWriting={letter.set}
              meanwhile={meanwhile}
              onLeave={letter.leave}
            />
          ) : null}
          {isReadable ? <CardSaid card={card} content={content} now={now} /> : null}
        </div>
        <CardMargin
          key={stroke.notesKept}
          card={card}
          place={place}
          now={now}
          strokes={strokes}
          note={note}
          given={given}
          onForget={onForget}
        />
      </article>
    </div>
  );
}
