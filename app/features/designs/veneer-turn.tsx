import words from 'content:live-exhibits';
import { useState } from 'react';
import { PROFILE_CAMERA } from '../../../domain/smile/camera.ts';
import { SIDE_STAND } from '../../../domain/smile/pose.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { PlateTurn } from '../live-smile/plate-turn.tsx';

const STEP = 0.05;
const { slider, held, seated, sentences } = words.veneer;

/** With the model's code. */
const loadSmile = async (): Promise<(part: number) => WornSmile> =>
  (await import('../../../domain/smile/exhibits.ts')).veneerExhibit;

/** One of three, by how far on the veneer is. */
function chosen<Words>(part: number, all: { held: Words; between: Words; seated: Words }): Words {
  if (part === 0) return all.held;
  return part === 1 ? all.seated : all.between;
}

/** What turns the veneer's plate, and lays the veneer on its tooth. */
export function VeneerTurn({ title }: { title: string }) {
  const [part, setPart] = useState(0);
  const percent = `${Math.round(part * 100)} %`;
  return (
    <PlateTurn
      words={words}
      title={title}
      state={part}
      loadSmile={loadSmile}
      sentence={chosen(part, sentences)}
      camera={PROFILE_CAMERA}
      stand={SIDE_STAND}
      beside={
        <div className="veneer-seat">
          <input
            type="range"
            aria-label={slider}
            aria-valuetext={chosen(part, { held, between: percent, seated })}
            min={0}
            max={1}
            step={STEP}
            value={part}
            onChange={({ currentTarget }) => setPart(currentTarget.valueAsNumber)}
          />
          <p aria-hidden="true">
            <span>{held}</span>
            <span>{seated}</span>
          </p>
        </div>
      }
    />
  );
}
