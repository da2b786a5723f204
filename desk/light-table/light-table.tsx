import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import { PHOTO_VIEWS } from '../../domain/intake/photo-views.ts';
import { goTo } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { sayNoCard } from '../box/say-no-card.ts';
import { useOpenedPhotos } from '../box/use-opened-photos.ts';
import { writeEntry } from '../box/write-entry.ts';
import { printNow } from '../print-now.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { useNow } from '../use-now.ts';
import { useTitle } from '../use-title.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import { OneStroke } from '../waiting/one-stroke.ts';
import { panBy, WHOLE, type Layout, type Look } from './look.ts';
import { NoPhotos } from './no-photos.tsx';
import { PhotoNotes, type Mark } from './photo-notes.tsx';
import { Cross, Film } from './photo-rows.tsx';
import { SavePhoto } from './save-photo.tsx';
import { Stage } from './stage.tsx';
import { LOOK_CHANGES, StageTools } from './stage-tools.tsx';
import { TableHead } from './table-head.tsx';
import './light-table.css';

const PAN_PX = 40;

/** The photos of a request on a lit table in a dark room. */
export function LightTable({ name }: { name: string }) {
  const { box } = useRoom();
  useSyncExternalStore(box.subscribe, box.version);
  useTitle('Photos');
  const card = box.find(name);
  return card === undefined ? <NoPhotos said={sayNoCard(box, name)} /> : <Table card={card} />;
}

function Table({ card }: { card: OpenedCard }) {
  const room = useRoom();
  const { people, person, practice } = room;
  const { content, row, state, name } = card;
  const photos = useOpenedPhotos(name, typeof content === 'object' ? content.photos : undefined);
  const count = typeof content === 'object' ? (content.photos?.length ?? 0) : 0;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  // The form asks for six views in an order; whoever sends fewer sends them in it too, as far as we can know.
  const titles = numbers.map((number) => PHOTO_VIEWS[number - 1] ?? `Photo ${number}`);
  const [layout, setLayout] = useState<Layout>('all');
  const [chosen, setChosen] = useState<readonly [number, number]>([1, Math.min(2, count)]);
  const [look, setLook] = useState<Look>(WHOLE);
  const [spot, setSpot] = useState<{ x: number; y: number } | null>(null);
  const [draft, setDraft] = useState('');
  const { fault, setFault, tellFault } = useFault();
  useWriteDownPrint('photos', name);
  const [isPrinting, setIsPrinting] = useState(false);
  const [one] = useState(() => new OneStroke());
  const field = useRef<HTMLTextAreaElement>(null);
  const now = useNow();
  const [first, second] = chosen;
  const role = people.find(({ number }) => number === person)?.role;
  const mayMark = role === 'dentist' || person === null;
  const marks = state.entries.filter((entry): entry is SignedEntry & Mark => entry.is === 'mark');

  const choose = useCallback((number: number): void => {
    setChosen((before) => (before[0] === number ? before : [number, before[0]]));
    setSpot(null);
  }, []);
  const show = (next: Layout): void => {
    setLayout(next);
    setLook(WHOLE);
  };
  const back = (): void => goTo(`/card/${name}`);
  const keep = async (): Promise<void> => {
    if (draft.trim() === '') return;
    const words = { is: 'mark', photo: first, spot, text: draft.trim() } as const;
    const about = { whose: nameOfCard(card), hasWayBack: false };
    await one.store(name, words, () =>
      room.underWay.run(about, async () => {
        try {
          await writeEntry(room, row, words);
          setDraft('');
          setSpot(null);
          setFault('');
          return true;
        } catch (error) {
          tellFault(about.whose, sayFault('Not kept', error));
          return false;
        }
      }),
    );
  };
  const pinsOf = (photo: number) =>
    marks.flatMap((mark, at) =>
      mark.photo === photo && mark.spot !== null ? [{ number: at + 1, ...mark.spot }] : [],
    );
  const withDraft = (photo: number) =>
    photo === first && spot !== null
      ? [...pinsOf(photo), { number: marks.length + 1, ...spot }]
      : pinsOf(photo);
  const mark = (photo: number) =>
    mayMark
      ? (at: { x: number; y: number }) => {
          choose(photo);
          setSpot(at);
          field.current?.focus();
        }
      : undefined;
  const pan = (x: number, y: number) => () => setLook((before) => panBy(before, x, y));

  const keys = {
    ...Object.fromEntries(numbers.map((number) => [String(number), () => choose(number)])),
    a: () => show('all'),
    o: () => show('one'),
    s: count < 2 ? undefined : () => show('two'),
    '+': () => setLook(LOOK_CHANGES.larger),
    '=': () => setLook(LOOK_CHANGES.larger),
    '-': () => setLook(LOOK_CHANGES.smaller),
    0: () => setLook(LOOK_CHANGES.whole),
    v: () => setLook(LOOK_CHANGES.brighter),
    w: () => field.current?.focus(),
    arrowleft: pan(PAN_PX, 0),
    arrowright: pan(-PAN_PX, 0),
    arrowup: pan(0, PAN_PX),
    arrowdown: pan(0, -PAN_PX),
    escape: () => {
      if (document.activeElement === field.current) field.current?.blur();
      else if (layout === 'all') back();
      else show('all');
    },
  };
  // The numbers choose photos here, and places of the desk elsewhere.
  useSingleKeys(keys, true);

  const stageOf = (number: number) => (
    <Stage
      photo={photos[number - 1]}
      number={number}
      title={titles[number - 1] ?? ''}
      pins={withDraft(number)}
      look={look}
      onLook={setLook}
      onMark={mark(number)}
    />
  );
  const time = now.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: practice.opening.timeZone,
  });

  return (
    <div className="light-table" data-layout={layout}>
      <TableHead
        card={card}
        layout={layout}
        hasTwo={count > 1}
        onLayout={show}
        onPrint={() => printNow(setIsPrinting)}
      />
      <main className="glass-place">
        {isPrinting ? (
          <p className="sheet-head">
            Photographs with {row.reference ?? name}. {count} photos, as they were sent. Printed{' '}
            {time} by {nameAmongUs(people, person)}. Shred after use.
          </p>
        ) : null}
        <div className="glass">
          {layout === 'all' || isPrinting ? (
            <Cross
              photos={photos}
              titles={titles}
              chosen={first}
              isBright={look.isBright}
              message={typeof content === 'object' ? content.message : undefined}
              pinsOf={pinsOf}
              onChoose={choose}
              onLarge={() => show('one')}
            />
          ) : null}
          {layout === 'one' && !isPrinting ? (
            <div className="one">
              <div className="stages">
                {stageOf(first)}
                <StageTools look={look} onLook={setLook} />
                <SavePhoto
                  key={first}
                  name={name}
                  called={row.reference ?? name}
                  number={first}
                  photo={photos[first - 1]}
                />
              </div>
              <Film photos={photos} titles={titles} chosen={first} onChoose={choose} />
            </div>
          ) : null}
          {layout === 'two' && !isPrinting ? (
            <div className="stages two">
              {stageOf(second)}
              {stageOf(first)}
              <StageTools look={look} onLook={setLook} />
            </div>
          ) : null}
        </div>
      </main>
      <PhotoNotes
        marks={marks}
        titles={titles}
        chosen={first}
        spot={spot}
        draft={draft}
        field={field}
        mayMark={mayMark}
        fault={fault}
        now={now}
        onDraft={setDraft}
        onKeep={() => void keep()}
      />
    </div>
  );
}
