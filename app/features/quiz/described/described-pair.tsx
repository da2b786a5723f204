import { useMemo, useRef, useState, type RefObject } from 'react';
import { DESCRIBED_CAMERA } from '../../../../domain/smile/camera.ts';
import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import type { DescribedConcern } from '../../../../domain/smile/from-answers.ts';
import { useSaidOnce } from '../../../ui/use-said-once.ts';
import { LiveSmile } from '../../live-smile/live-smile.tsx';
import { PLATE_SIZE, plateOf } from './described-plates.ts';
import { FirstDrawing } from './first-drawing.tsx';
import { sayDescribed, sayWithout } from './say-described.ts';

interface DescribedPairProps {
  words: DescribedWords;
  concerns: readonly DescribedConcern[];
  removed: DescribedConcern;
  isTouched: boolean;
  drawing: RefObject<HTMLCanvasElement | null>;
}

/** With the model's code, not with the result's. */
const loadSmile = async () => {
  const { describedSmile } = await import('../../../../domain/smile/described-smile.ts');
  return describedSmile;
};

/**
 * Two models side by side. Drawn live, the first has everything that was said and the second turns; where nothing is drawn live, both are pictures,
 * which exist of one thing at a time. One canvas draws both: its first frame is kept as the first model.
 */
export function DescribedPair(props: DescribedPairProps) {
  const { words, concerns, removed, isTouched, drawing } = props;
  const [isLive, setLive] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (isLive ? concerns : [removed]), [isLive, concerns, removed]);
  const drawnLive = useMemo(
    () => (isLive ? concerns.filter((concern) => concern !== removed) : concerns),
    [isLive, concerns, removed],
  );
  const described = sayDescribed(words, shown);
  const without = sayWithout(words, shown, removed);
  const said = useSaidOnce(without, isTouched);
  const { name } = words.concerns[removed];
  return (
    <div className="described-pair">
      <figure>
        <div className="described-frame">
          {isLive ? (
            <FirstDrawing ref={drawing} from={frame} label={described} />
          ) : (
            <img
              key={removed}
              src={plateOf(removed)}
              alt={described}
              loading="lazy"
              {...PLATE_SIZE}
            />
          )}
        </div>
        <figcaption>
          {shown.length < concerns.length ? `${words.alone} ${name}` : words.all}
        </figcaption>
      </figure>
      <figure>
        <div ref={frame} className="described-frame">
          <img src={plateOf('none')} alt={isLive ? '' : without} loading="lazy" {...PLATE_SIZE} />
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
        <figcaption>
          {words.without} {name}
        </figcaption>
      </figure>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
