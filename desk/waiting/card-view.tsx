import { use, useMemo, useRef, useState } from 'react';
import { CALLER } from '../../domain/desk/caller.ts';
import type { Place } from '../../domain/desk/place-card.ts';
import type { EntryWords } from '../../domain/desk/entries.ts';
import { goTo } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isTyping } from '../land-on.ts';
import { mayBook, useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { AlsoSent } from './also-sent.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFaultWords } from './card-fault-words.tsx';
import { CardMargin } from './card-margin.tsx';
import { nameOfCard, titleOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';
import { HowTheyAsked } from './how-they-asked.tsx';
import { LetterForm } from './letter-form.tsx';
import { OpenedToo } from './opened-too.tsx';
import { Photos } from './photos.tsx';
import { PrintLine } from './print-line.tsx';
import { SmileProfile } from './smile-profile.tsx';
import { StrokeQuestion, type Question } from './stroke-question.tsx';
import { StrokesRow } from './strokes-row.tsx';
import { TookCall } from './took-call.tsx';
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
  const { box } = room;
  const isBooker = mayBook(room);
  const isHere = useIsHere();
  const drafts = use(DraftContext);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isWriting, setIsWriting] = useState(drafts?.letterFor(card.name) !== undefined);
  const note = useRef<HTMLTextAreaElement>(null);
  const given = useRef<HTMLSelectElement>(null);
  const { content, name, photos, row, state } = card;
  const finish = (words: EntryWords, said: string): void => {
    setQuestion(null);
    void strokes.finish(card, words, said);
  };
  const write = async (words: EntryWords, said: string): Promise<void> => {
    const isKept = await strokes.write(card, words, said);
    // What was pressed goes with what it has settled; who has gone on meanwhile, or is writing, stays there.
    if (isKept && isHere() && !isTyping()) onEnter();
  };
  const toggle = (asked: Question): void => {
    setIsWriting(false);
    setQuestion(question === asked ? null : asked);
  };
  const toggleLetter = (): void => {
    setQuestion(null);
    setIsWriting(!isWriting);
  };
  const isReadable = typeof content === 'object';
  const asksToBeSeen = row.appointment !== null && row.appointment.sequence > state.seenSequence;
  const isAside = row.setAside !== null && !state.isKept;

  const keys = useMemo(() => {
    const ifOpen = (act: () => void) => (isReadable && !isAside ? act : undefined);
    // As the buttons do it: one of both is open, else Escape would close the one that nobody is at.
    const ask = (asked: Question) =>
      ifOpen(() => {
        setIsWriting(false);
        setQuestion(asked);
      });
    const click = (what: string) => () =>
      document.querySelector<HTMLElement>(`.card [data-way='${what}']`)?.click();
    return {
      j: () => onStep(1),
      k: () => onStep(-1),
      escape: () => {
        if (isWriting) {
          setIsWriting(false);
          // What opened it has the focus again.
          document.querySelector<HTMLElement>(".card [data-way='email']")?.focus();
        } else if (question === null) onLeave();
        else {
          setQuestion(null);
          document.querySelector<HTMLElement>(`.card [data-way='${question}']`)?.focus();
        }
      },
      c: click('phone'),
      t: click('text'),
      e: click('email'),
      r: click('reached'),
      n: ask('no-answer'),
      x: ask('closed'),
      f: ask('follow-up'),
      b: isBooker ? ifOpen(() => goTo(`/diary?place=${name}`)) : undefined,
      p: photos === 0 ? undefined : () => goTo(`/card/${name}/photos`),
      w: () => note.current?.focus(),
      g: () => given.current?.focus(),
    };
  }, [isAside, isBooker, isReadable, isWriting, name, onLeave, onStep, photos, question]);
  useSingleKeys(keys);

  return (
    <div className="box">
      <div className="tabs">
        <a
          className="quiet back"
          href={backTo}
          onClick={(event) => {
            follow(event);
            if (event.defaultPrevented) onLeave();
          }}
        >
          {backTo === '/' ? 'All that wait' : 'Every card'}
        </a>
        <p className="tab">
          {titleOfCard(card)} <b>{row.reference ?? card.name}</b>
        </p>
        {next === undefined ? null : (
          <p className="tab tab-next">
            next: {titleOfCard(next)} {next.row.reference ?? next.name}
          </p>
        )}
      </div>
      <span className="edge edge-3" />
      <span className="edge edge-2" />
      <span className="edge edge-1" />
      <article className="card" aria-labelledby="card-name">
        <PrintLine name={name} now={now} />
        <div className="card-main">
          <div className="card-top">
            <OpenedToo name={name} />
            <h2 id="card-name">{nameOfCard(card)}</h2>
            {isReadable ? (
              <>
                <p className="print-reach">
                  {[content.phone, content.email].filter(Boolean).join(' · ')}
                </p>
                <TookCall card={card} now={now} />
                <HowTheyAsked content={content} place={place} now={now} />
                <AlsoSent card={card} now={now} />
                <CardActions
                  content={content}
                  isWriting={isWriting}
                  onWrite={box.sendsLetters ? toggleLetter : undefined}
                />
              </>
            ) : (
              <CardFaultWords fault={content} name={row.reference ?? card.name} />
            )}
          </div>
          {isReadable ? (
            <StrokesRow
              card={card}
              asksToBeSeen={asksToBeSeen}
              isAside={isAside}
              question={question}
              onQuestion={toggle}
              onFinish={finish}
              onWrite={(words, said) => void write(words, said)}
            />
          ) : null}
          {question === null || !isReadable ? null : (
            <StrokeQuestion
              question={question}
              preferredTime={content.preferredTime}
              limitAt={state.isAnswered ? null : (place?.dueAt ?? null)}
              now={now}
              onFinish={finish}
            />
          )}
          {isWriting && isReadable && box.sendsLetters ? (
            <LetterForm
              card={card}
              content={content}
              now={now}
              strokes={strokes}
              onWriting={setIsWriting}
            />
          ) : null}
          {isReadable ? (
            <div className="said">
              {content.message === undefined ? null : (
                <>
                  <p className="label">
                    {row.kind === CALLER ? 'What they said' : 'What they wrote'}
                  </p>
                  <blockquote>{content.message}</blockquote>
                </>
              )}
              <CardFacts card={card} now={now} />
              {card.photos > 0 ? <Photos name={card.name} content={content} /> : null}
              {content.smileResults === undefined ? null : (
                <SmileProfile results={content.smileResults} />
              )}
            </div>
          ) : null}
        </div>
        <CardMargin
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
