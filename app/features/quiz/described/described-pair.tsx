import { useEffect, useMemo, useRef, useState } from 'react';
import { DESCRIBED_CAMERA } from '../../../../domain/smile/camera.ts';
import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import type { DescribedConcern } from '../../../../domain/smile/described-concerns.ts';
import { useSaidOnce } from '../../../ui/use-said-once.ts';
import { LiveSmile } from '../../live-smile/live-smile.tsx';
import type { DrawnDescription } from './drawn-description.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { loadSmile } from './load-smile.ts';
import { PlateCanvas } from './plate-canvas.tsx';
import { nameDrawing, nameWithout, sayDescribed, sayWithout } from './say-described.ts';

interface DescribedPairProps {
  words: DescribedWords;
  concerns: readonly DescribedConcern[];
  removed: DescribedConcern;
  isTouched: boolean;
  plates: HTMLImageElement;
  onDrawn: (drawn: DrawnDescription | null) => void;
}

/**
 * Two models side by side. Drawn live, the first has everything that was said and the second turns; where nothing is drawn live, both are plates,
 * which exist of one thing at a time. One canvas draws both: its first frame is kept as the first model.
 */
export function DescribedPair(props: DescribedPairProps) {
  const { words, concerns, removed, isTouched, plates, onDrawn } = props;
  const [isLive, setLive] = useState(false);
  const first = useRef<HTMLCanvasElement>(null);
  const second = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (isLive ? concerns : [removed]), [isLive, concerns, removed]);
  const drawnLive = useMemo(
    () => (isLive ? concerns.filter((concern) => concern !== removed) : concerns),
    [isLive, concerns, removed],
  );
  const described = sayDescribed(words, shown);
  const without = sayWithout(words, shown, removed);
  const said = useSaidOnce(without, isTouched);
  useEffect(() => {
    onDrawn(first.current && { canvas: first.current, shown });
    return () => onDrawn(null);
  }, [onDrawn, shown]);
  return (
    <div className="described-pair">
      <figure>
        <div className="described-frame">
          {isLive ? (
            <FirstDrawing ref={first} from={frame} label={described} />
          ) : (
            <PlateCanvas ref={first} sheet={plates} plate={removed} label={described} />
          )}
        </div>
        <figcaption>{nameDrawing(words, shown, concerns)}</figcaption>
      </figure>
      <figure>
        <div ref={frame} className="described-frame">
          <PlateCanvas
            ref={second}
            sheet={plates}
            plate="none"
            label={isLive ? undefined : without}
          />
          <LiveSmile
            words={words.live}
            state={drawnLive}
            loadSmile={loadSmile}
            sentence={without}
            camera={DESCRIBED_CAMERA}
            frame={frame}
            isTouched={isTouched}
            isLive={isLive}
            onLive={setLive}
          />
        </div>
        <figcaption>{nameWithout(words, removed)}</figcaption>
      </figure>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
