import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sayPublished } from '../../domain/desk/say-published.ts';
import {
  PHOTOGRAPH_FIELD_HEADER,
  PHOTOGRAPHS_ADDRESS,
  type AddedEntryAnswer,
  type EditionsAnswer,
  type FieldValue,
  type KeptPhotographsAnswer,
  type PublishedAnswer,
  type SentKeptPhotograph,
  type SiteAnswer,
  type SitePreview,
  type SiteRun,
} from '../../domain/desk/site-wire.ts';
import { ask, DeskError, tell, tellFile, tellLong } from '../api/ask-server.ts';
import { touchAgain } from '../locked/sign-in.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { OneAtATime } from '../shell/one-at-a-time.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { quote } from './use-new-entry.ts';

/** A build takes about a minute: what it is at is asked for as often as a person looks. */
const RUN_INTERVAL_MS = 1_500;
/** What others draft is seen within this. */
const LOOK_INTERVAL_MS = 8_000;

const KEPT_ADDRESS = `${PHOTOGRAPHS_ADDRESS}/kept`;

/** The file that was sent does not do. */
const UNFIT = 422;

/** What the practice says on its site, and what is being done with it. */
export interface SiteDesk {
  /** Null until the server has answered for the first time. */
  readonly answer: SiteAnswer | null;
  /** What went wrong last; empty where nothing did. */
  readonly fault: string;
  /** What is to be known after publishing. */
  readonly note: string;
  /** The sites that were published, the newest first; null until they are there. */
  readonly editions: EditionsAnswer['editions'] | null;
  /** Why they could not be asked for; empty where they could. */
  readonly editionsFault: string;
  askEditionsAgain(): void;
  /** Goes up with each publication, so that lists are fetched anew. */
  readonly published: number;
  /**
   * @param over the list of which the value was made; what a colleague has changed in it meanwhile stays then
   * @returns whether it was stored
   */
  save(path: string, value: FieldValue, over?: readonly string[]): Promise<boolean>;
  /** @returns whether it was taken back */
  takeBack(path: string): Promise<boolean>;
  /** Sends a photograph for a field. @returns why it was turned down, which is said at the field; empty where it was not */
  choosePhotograph(path: string, file: Blob): Promise<string>;
  /** Wants a photograph off the site. */
  takeAway(path: string): Promise<void>;
  /** Photographs that are on the site no more and that earlier sites still hold. */
  readonly kept: readonly SentKeptPhotograph[];
  /** Why they could not be asked for; empty where they could. */
  readonly keptFault: string;
  askKeptAgain(): void;
  /** Takes one of those away for good, with a fresh touch. @returns whether it was done */
  takeKeptAway(mark: string): Promise<boolean>;
  /** @returns the path of the new entry; null where it could not be added */
  addEntry(part: string, group: string, words: string): Promise<string | null>;
  takeOut(path: string): Promise<void>;
  /** @param edition an earlier site; undefined for the drafts */
  build(edition?: number): Promise<void>;
  leave(): Promise<void>;
  publish(preview: SitePreview): Promise<void>;
}

/**
 * For the room itself, once: it asks the server every few seconds, more often while a site is built. What is tried
 * through it never throws: why it failed stands in `fault`.
 */
export function useSite(): SiteDesk {
  const { person, practice, underWay } = useRoom();
  const isHere = useIsHere();
  const [answer, setAnswer] = useState<SiteAnswer | null>(null);
  const [fault, setFault] = useState('');
  const [note, setNote] = useState('');
  const [published, setPublished] = useState(0);
  const kept = useAsked<KeptPhotographsAnswer>(KEPT_ADDRESS, published);
  const editions = useAsked<EditionsAnswer>('/api/site/editions', published);
  // What asks for a touch: the second half of a double press would ask for another.
  const [touched] = useState(() => new OneAtATime());
  /** How often something was tried: what was asked for before that may say how it stood. */
  const tries = useRef(0);
  const isRunning = answer?.run.is === 'checking' || answer?.run.is === 'building';

  /**
   * @param whose what it is about, where its own part may be left meanwhile; a failure is told in other rooms then
   * @returns whether it was done
   */
  const attempt = useCallback(
    async (task: () => Promise<void>, whose = ''): Promise<boolean> => {
      setFault('');
      try {
        await task();
        return true;
      } catch (error) {
        const why = sayPasskeyFault(error, false);
        const said = whose === '' ? why : `${whose}: ${why}`;
        setFault(said);
        if (whose !== '' && !isHere()) underWay.tellFault(said);
        return false;
      } finally {
        tries.current += 1;
      }
    },
    [isHere, underWay],
  );
  const run = async (task: () => Promise<void>): Promise<void> => void (await attempt(task));
  const setRun = useCallback(
    (run: SiteRun) => setAnswer((last) => (last === null ? last : { ...last, run })),
    [],
  );

  const look = useEffectEvent(async (): Promise<void> => {
    const before = tries.current;
    const got = isRunning
      ? { run: await ask<SiteRun>('/api/site/run') }
      : await ask<SiteAnswer>('/api/site');
    if (tries.current !== before) return;
    setAnswer((last) => ('fields' in got ? got : last && { ...last, ...got }));
  });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      // Without a line the strip at the head says so, and the next turn asks again.
      await look().catch(() => undefined);
      if (!isOver) timer = setTimeout(turn, isRunning ? RUN_INTERVAL_MS : LOOK_INTERVAL_MS);
    };
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning]);

  return {
    answer,
    fault,
    note,
    published,
    save: (path, value, over) =>
      attempt(async () => {
        const list = over === undefined ? {} : { over };
        setAnswer(await tell<SiteAnswer>('/api/site/drafts', { path, value, ...list }));
      }),
    takeBack: (path) =>
      attempt(async () =>
        setAnswer(await tell<SiteAnswer>('/api/site/drafts/take-back', { path })),
      ),
    choosePhotograph: async (path, file) => {
      let refused = '';
      await attempt(async () => {
        try {
          const headers = { [PHOTOGRAPH_FIELD_HEADER]: path };
          setAnswer(await tellFile<SiteAnswer>(PHOTOGRAPHS_ADDRESS, file, headers));
        } catch (error) {
          if (!(error instanceof DeskError) || error.status !== UNFIT) throw error;
          refused = error.message;
        }
      });
      return refused;
    },
    takeAway: (path) =>
      run(async () =>
        setAnswer(await tellLong<SiteAnswer>(`${PHOTOGRAPHS_ADDRESS}/take-away`, { path })),
      ),
    kept: kept.got?.kept ?? [],
    keptFault: kept.fault,
    askKeptAgain: kept.askAgain,
    editions: editions.got?.editions ?? null,
    editionsFault: editions.fault,
    askEditionsAgain: editions.askAgain,
    takeKeptAway: async (mark) => {
      const take = async (): Promise<void> => {
        if (person !== null) await touchAgain();
        const address = `${KEPT_ADDRESS}/take-away`;
        kept.setGot(await tellLong<KeptPhotographsAnswer>(address, { mark }));
      };
      return (await touched.run(() => attempt(take))) ?? false;
    },
    addEntry: async (part, group, words) => {
      let added: string | null = null;
      const add = async (): Promise<void> => {
        const { path, ...rest } = await tell<AddedEntryAnswer>('/api/site/entries/add', {
          part,
          group,
          words,
        });
        added = path;
        setAnswer(rest);
      };
      await attempt(add, quote(words));
      return added;
    },
    takeOut: (path) =>
      run(async () => setAnswer(await tell<SiteAnswer>('/api/site/entries/take-out', { path }))),
    build: (edition) =>
      run(async () => {
        setNote('');
        setRun(await tell<SiteRun>('/api/site/build', edition === undefined ? {} : { edition }));
      }),
    leave: () => run(async () => setRun(await tell<SiteRun>('/api/site/leave'))),
    publish: async (preview) => {
      const put = async (): Promise<void> => {
        // Opened by the sheet, its words were just typed.
        if (person !== null) await touchAgain();
        const answered = await tellLong<PublishedAnswer>('/api/site/publish', {
          id: preview.id,
        });
        const said = sayPublished(preview, new Date(), practice.opening.timeZone);
        // It is published, whether or not this answers; what was said before the preview had gone was out of view.
        const next = await ask<SiteAnswer>('/api/site').catch(() => undefined);
        setNote([said, answered.note].filter(Boolean).join(' '));
        setPublished((count) => count + 1);
        setAnswer((last) => next ?? (last === null ? last : { ...last, run: { is: 'idle' } }));
      };
      await touched.run(() => attempt(put));
    },
  };
}

/** What is asked for once, and anew after each publication or when somebody asks again; what was there stays while that fails. */
function useAsked<Answer>(path: string, published: number) {
  const [got, setGot] = useState<Answer | null>(null);
  const [fault, setFault] = useState('');
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      try {
        const answer = await ask<Answer>(path);
        if (isOver) return;
        setGot(answer);
        setFault('');
      } catch (error) {
        if (isOver) return;
        setFault(error instanceof DeskError ? error.message : 'The answer could not be read.');
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [path, published, asks]);
  const askAgain = useCallback(() => setAsks((count) => count + 1), []);
  return { got, setGot, fault, askAgain };
}
