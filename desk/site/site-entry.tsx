import { useRef, useState, type ReactNode } from 'react';
import type { SentEntry } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { ADD_ENTRY_ID, idOfEntry } from './entry-ids.ts';
import { sayWho } from './site-words.ts';

interface SiteEntryProps {
  entry: SentEntry;
  /** What it is called; undefined where it can be neither added nor taken out by whoever sits here. */
  noun: string | undefined;
  /** What is to be known of taking it out; empty where nothing is. */
  parting: string;
  /** Whether a field of it has a draft, or words that are not saved: it opens then. */
  isChanged: boolean;
  onTakeOut: (path: string) => Promise<void>;
  onTakeBack: (path: string) => Promise<unknown>;
  /** Its fields. */
  children: ReactNode;
}

/** An entry of a list of many, which opens for itself: its fields, or that it is to be taken out. */
export function SiteEntry(props: SiteEntryProps) {
  const { entry, noun, parting, isChanged, onTakeOut, onTakeBack, children } = props;
  const room = useRoom();
  const now = useNow();
  const head = useRef<HTMLElement>(null);
  const { path, title, wish, draft, faults } = entry;
  const isWanted = isChanged || wish !== null;
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [isOpen, setIsOpen] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    // What was taken back leaves it open: whoever did it is in there.
    if (isWanted) setIsOpen(true);
  }
  const who = draft === null ? '' : sayWho(room, draft, now);
  const takeBack = wish === 'add' ? 'Do not add it' : 'Leave it in';
  const change = async (task: (path: string) => Promise<unknown>): Promise<void> => {
    await task(path);
    // The button goes with what it did, and a new entry too: whoever works by keyboard stays in the list.
    (wish === 'add' ? document.getElementById(ADD_ENTRY_ID) : head.current)?.focus();
  };
  return (
    <details
      className="site-entry"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={head} id={idOfEntry(path)}>
        {wish === 'take out' ? <s>{title}</s> : title}
        {wish === null ? null : <em> {wish === 'add' ? 'new' : 'taken out'}</em>}
      </summary>
      {wish === 'take out' ? null : children}
      <div role="alert">
        {faults.length === 0 ? null : <p className="fault">{faults.join('; ')}</p>}
      </div>
      {noun === undefined ? null : wish === null ? (
        <button
          className="quiet site-take-out"
          type="button"
          aria-label={`Take out this ${noun}: ${title}`}
          onClick={() => void change(onTakeOut)}
        >
          Take out this {noun}
        </button>
      ) : (
        <p className="site-draft">
          <span>
            {wish === 'add' ? 'New' : 'To be taken out'}. {who}.
            {wish === 'take out' && parting !== '' ? ` ${parting}` : ''}
          </span>
          <button
            className="quiet"
            type="button"
            aria-label={`${takeBack}: ${title}`}
            onClick={() => void change(onTakeBack)}
          >
            {takeBack}
          </button>
        </p>
      )}
    </details>
  );
}
