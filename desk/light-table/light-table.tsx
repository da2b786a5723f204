import { use, useRef, useState, useSyncExternalStore } from 'react';
import { CROSS, TWO_COLUMNS } from '../../domain/desk/place-grid.ts';
import { lastLaid, titleOfPhoto } from '../../domain/desk/photo-places.ts';
import { goTo } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { sayNoCard } from '../box/say-no-card.ts';
import { useOpenedPhotos } from '../box/use-opened-photos.ts';
import { printNow } from '../print-now.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { LiveWords } from '../shell/live-words.tsx';
import { UnderWayElsewhere } from '../shell/under-way-elsewhere.tsx';
import { useMedia, WIDE } from '../use-media.ts';
import { useNow } from '../use-now.ts';
import { useTitle } from '../use-title.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';
import { sayPrinted } from '../waiting/print-words.ts';
import { UndoStrip } from '../waiting/undo-strip.tsx';
import { Cross } from './cross.tsx';
import { Film } from './film.tsx';
import { DraftContext } from '../waiting/draft-context.ts';
import { LineOnTable, type Line } from './line-on-table.tsx';
import { WHOLE, type Layout, type Look } from './look.ts';
import { NoPhotos } from './no-photos.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import { SavePhoto } from './save-photo.tsx';
import { asTheyLie } from './side-by-side.ts';
import { Stage } from './stage.tsx';
import { StageTools } from './stage-tools.tsx';
import { TableHead } from './table-head.tsx';
import { useMarks } from './use-marks.ts';
import { usePhotoLanding } from './use-photo-landing.ts';
import { usePhotoMove } from './use-photo-move.ts';
import { useTableKeys } from './use-table-keys.ts';
import './light-table.css';
import './moving-photos.css';

/** The photos of a request on a lit table in a dark room. */
export function LightTable({ name, line }: { name: string; line: Line }) {
  const { box } = useRoom();
  useSyncExternalStore(box.subscribe, box.version);
  useTitle('Photos');
  const card = box.find(name);
  if (card !== undefined) return <Table key={name} card={card} line={line} />;
  return (
    <>
      <NoPhotos said={sayNoCard(box, name)} />
      <UnderWayElsewhere />
    </>
  );
}

function Table({ card, line }: { card: OpenedCard; line: Line }) {
  const { people, person, practice } = useRoom();
  const { content, row, state, name } = card;
  const photos = useOpenedPhotos(name, typeof content === 'object' ? content.photos : undefined);
  const count = typeof content === 'object' ? (content.photos?.length ?? 0) : 0;
  const [layout, setLayout] = useState<Layout>('all');
  const begun = use(DraftContext)?.markFor(name)?.photo;
  const [chosen, setChosen] = useState<readonly [number, number]>(() =>
    begun === undefined || begun === 1 ? [1, Math.min(2, count)] : [begun, 1],
  );
  const [look, setLook] = useState<Look>(WHOLE);
  useWriteDownPrint('photos', name);
  const [isPrinting, setIsPrinting] = useState(false);
  const [first, second] = chosen;
  const marks = useMarks(card, first);
  const choose = (number: number): void => {
    setChosen((before) => (before[0] === number ? before : [number, before[0]]));
    marks.leavePhoto();
  };
  const table = useRef<HTMLUListElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const landOnPhoto = usePhotoLanding(glass);
  const grid = useMedia(WIDE) ? CROSS : TWO_COLUMNS;
  const move = usePhotoMove({ card, count, table, grid, onChoose: choose });
  const now = useNow();
  const laid = lastLaid(state.entries, count);
  const role = people.find(({ number }) => number === person)?.role;
  const mayMark = role === 'dentist' || person === null;
  const titleOf = (photo: number) => titleOfPhoto(move.places, photo);

  const show = (next: Layout): void => {
    move.leave();
    landOnPhoto(first, 'where it was lost');
    setLayout(next);
    setLook(WHOLE);
  };
  const mark = (photo: number) =>
    mayMark
      ? (at: { x: number; y: number }) => {
          choose(photo);
          marks.setSpot(at, photo);
          marks.field.current?.focus();
        }
      : undefined;
  useTableKeys({
    count,
    chosen: first,
    layout,
    field: marks.field,
    move,
    onChoose: (number) => {
      choose(number);
      landOnPhoto(number, 'always');
    },
    onShow: show,
    onLook: setLook,
    onBack: () => goTo(`/card/${name}`),
  });

  const stageOf = (number: number) => (
    <Stage
      key={number}
      photo={photos[number - 1]}
      number={number}
      title={titleOf(number)}
      pins={marks.pinsWithDraft(number)}
      look={look}
      onLook={setLook}
      onMark={mark(number)}
    />
  );
  return (
    <>
      <div className="light-table" data-layout={layout}>
        <TableHead
          card={card}
          layout={layout}
          hasTwo={count > 1}
          hasOpened={photos.some(({ fault }) => fault === '')}
          onLayout={show}
          onPrint={() => {
            move.leave();
            printNow(setIsPrinting);
          }}
        />
        <LineOnTable {...line} />
        <main className="glass-place">
          {isPrinting ? (
            <p className="sheet-head">
              Photographs with {row.reference ?? name}. {count} photos
              {laid === undefined ? ', as they were sent' : ''}.{' '}
              {sayPrinted(now, practice.opening.timeZone)} by {nameAmongUs(people, person)}. Shred
              after use.
            </p>
          ) : null}
          <div className="glass" ref={glass}>
            {layout === 'all' || isPrinting ? (
              <Cross
                table={table}
                grid={grid}
                photos={photos}
                move={move}
                chosen={first}
                isBright={look.isBright}
                message={typeof content === 'object' ? content.message : undefined}
                pinsOf={marks.pinsOf}
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
                    key={`save ${first}`}
                    name={name}
                    called={row.reference ?? name}
                    number={first}
                    photo={photos[first - 1]}
                  />
                </div>
                <Film photos={photos} places={move.places} chosen={first} onChoose={choose} />
              </div>
            ) : null}
            {layout === 'two' && !isPrinting ? (
              <div className="stages two">
                {asTheyLie(move.places, second, first).map(stageOf)}
                <StageTools look={look} onLook={setLook} />
              </div>
            ) : null}
          </div>
        </main>
        <PhotoNotes marks={marks} laid={laid} titleOf={titleOf} mayMark={mayMark} now={now} />
      </div>
      <LiveWords said={move.said} />
      <UndoStrip strokes={move.strokes} />
    </>
  );
}
