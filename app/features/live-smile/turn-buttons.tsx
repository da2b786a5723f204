import { useId, useState, type KeyboardEvent } from 'react';
import { POSE_MOVE_NAMES, type PoseMove } from '../../../domain/smile/pose.ts';
import type { LiveSmileWords } from './live-smile-words.ts';

const PATHS: Readonly<Record<PoseMove | 'home', string>> = {
  left: 'M14.5 5 7.5 12l7 7',
  right: 'm9.5 5 7 7-7 7',
  up: 'm5 14.5 7-7 7 7',
  down: 'm5 9.5 7 7 7-7',
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  home: 'M6 5v5h5M6.6 10A7 7 0 1 1 5 14',
};

const CLOSE = 'm6 6 12 12M18 6 6 18';

interface TurnButtonsProps {
  words: LiveSmileWords;
  onMove: (name: PoseMove) => void;
  onHome: () => void;
  /** Arrows turn as well, as long as one of the buttons has the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Where something else opened them, they are open from the start, and this is what closing them means. */
  onClose?: (() => void) | undefined;
}

/** What a drag and a pinch do, for those who do neither; folded away until it is asked for. */
export function TurnButtons({ words, onMove, onHome, onKeyDown, onClose }: TurnButtonsProps) {
  const [isOpen, setOpen] = useState(onClose !== undefined);
  const rowId = useId();
  const iconButton = (name: PoseMove | 'home', label: string, act: () => void) => (
    <button
      key={name}
      type="button"
      data-move={name}
      aria-label={label}
      onClick={act}
      onKeyDown={onKeyDown}
    >
      <TurnIcon path={PATHS[name]} />
    </button>
  );
  return (
    <div className="live-smile-turn" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={rowId}
        aria-label={words.turn}
        onClick={() => (onClose ? onClose() : setOpen(!isOpen))}
        onKeyDown={onKeyDown}
      >
        {isOpen ? <TurnIcon path={CLOSE} /> : words.turn}
      </button>
      <div id={rowId} role="group" aria-label={words.turn} hidden={!isOpen}>
        {POSE_MOVE_NAMES.map((name) => iconButton(name, words.moves[name], () => onMove(name)))}
        {iconButton('home', words.home, onHome)}
      </div>
    </div>
  );
}

function TurnIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
