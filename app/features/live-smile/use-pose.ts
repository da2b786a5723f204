import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  dragTurn,
  FRONT_POSE,
  KEY_MOVES,
  movePose,
  POSE_MOVES,
  type Pose,
  type PoseMove,
  type Stand,
} from '../../../domain/smile/pose.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface PoseControls {
  readonly pose: Pose;
  /** True once it has been turned. */
  readonly isTurned: boolean;
  readonly move: (name: PoseMove) => void;
  readonly reset: () => void;
  /** For the stage: one finger turns, two bring nearer. */
  readonly gestures: Pick<
    Record<string, (event: PointerEvent<HTMLElement>) => void>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const spreadOf = (places: readonly Place[]) => {
  const [first, second] = places;
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
};

/**
 * How the model is held, and everything that turns it.
 *
 * @param stand where its picture's camera stands
 */
export function usePose(stand: Stand): PoseControls {
  const [pose, setPose] = useState(FRONT_POSE);
  const [isTurned, setTurned] = useState(false);
  const pointers = useRef(new Map<number, Place>());
  const turn = (by: Partial<Pose>) => {
    setTurned(true);
    setPose((held) => movePose(held, by, stand));
  };
  const move = (name: PoseMove) => turn(POSE_MOVES[name]);
  const reset = () => setPose(FRONT_POSE);

  const leave = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId);
  };
  const drag = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(pointerId);
    if (!last) return;
    const spreadBefore = spreadOf([...pointers.current.values()]);
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const spread = spreadOf([...pointers.current.values()]);
    if (spreadBefore > 0) turn({ zoom: spread / spreadBefore });
    else {
      const { clientWidth } = currentTarget;
      turn(dragTurn(clientX - last.x, clientY - last.y, clientWidth, pose.zoom));
    }
  };

  return {
    pose,
    isTurned,
    move,
    reset,
    gestures: {
      onPointerDown: ({ pointerId, clientX, clientY, currentTarget }) => {
        currentTarget.setPointerCapture(pointerId);
        pointers.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove: drag,
      onPointerUp: leave,
      onPointerCancel: leave,
    },
    onKeyDown: (event) => {
      const name = KEY_MOVES[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!name && event.key !== 'Home') return;
      event.preventDefault();
      if (name) move(name);
      else reset();
    },
  };
}
