import words from 'content:live-gallery';
import { useMemo, useState } from 'react';
import { FRONT_CAMERA } from '../../../domain/smile/camera.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { PlateTurn } from '../live-smile/plate-turn.tsx';
import type { GalleryCase } from './gallery-case.ts';

interface Moment {
  readonly name: string;
  readonly isAfter: boolean;
}

/** With the model's code. */
const loadSmile = async () => {
  const { SMILE_CASES } = await import('../../../domain/smile/smile-cases.ts');
  return ({ name, isAfter }: Moment): WornSmile => {
    const found = SMILE_CASES.find((one) => one.name === name);
    if (!found) throw new Error(`there is no model of ${name}`);
    return isAfter ? found.after : found.before;
  };
};

/** What turns a case's plate, before or after. Photographs do not turn. */
export function CaseTurn({ entry }: { entry: GalleryCase }) {
  const { name, title } = entry;
  const [isAfter, setAfter] = useState(false);
  const state = useMemo(() => ({ name, isAfter }), [name, isAfter]);
  if (entry.isPatient) return null;
  return (
    <PlateTurn
      words={words}
      title={title}
      state={state}
      loadSmile={loadSmile}
      sentence={(isAfter ? entry.after : entry.before).alt}
      camera={FRONT_CAMERA}
      over={
        <div key="moments" className="case-turn-moments" role="group" aria-label={words.moment}>
          <button type="button" aria-pressed={!isAfter} onClick={() => setAfter(false)}>
            {words.before}
          </button>
          <button type="button" aria-pressed={isAfter} onClick={() => setAfter(true)}>
            {words.after}
          </button>
        </div>
      }
    />
  );
}
