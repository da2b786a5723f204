import { useRef, useState } from 'react';
import {
  sentenceOf,
  teethSaidOf,
  TREATMENT_MONTHS,
} from '../../../domain/orthodontics/example-treatment.ts';
import { wornIn } from '../../../domain/orthodontics/example-ways.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LazyLiveMonths } from './lazy-live-months.tsx';
import { MonthsRuler } from './months-ruler.tsx';
import { MonthsStage } from './months-stage.tsx';
import { MonthsStills } from './months-stills.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';
import { pictureOf, useFrames } from './use-frames.ts';
import { WayPanel } from './way-panel.tsx';

/** Where the ruler stands at first: half way, where there is most to see. */
const FIRST_MONTH = 9;

/** The opening: one model, one ruler of months, one choice of how teeth are moved; picture, sentence and facts answer together. */
export function MonthsInstrument({ page }: { page: OrthodonticsWords }) {
  const { heading, headingEmphasis, lead, families, months, ways } = page;
  const [moment, setMoment] = useState(FIRST_MONTH);
  const [isTouched, setTouched] = useState(false);
  const [isLive, setLive] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  if (!way) throw new Error('there are ways to move teeth');
  const month = Math.round(moment);
  const wanted = pictureOf(month, way, months.frames);
  const { asked, shown, markLoaded, markFailed, asksForAll, askForAll } = useFrames(
    wanted,
    way,
    months.frames,
  );
  const touch = () => {
    setTouched(true);
    askForAll();
  };
  return (
    <section className="months" aria-labelledby="months-heading">
      <div className="months-head">
        <h1 id="months-heading" tabIndex={-1}>
          <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
        </h1>
        <p className="months-lead">
          <span>{lead}</span> <TextLink href={families.href}>{families.label}</TextLink>
        </p>
      </div>
      <MonthsStage
        stage={stage}
        frames={asked}
        shown={shown}
        isLive={isLive}
        onLoaded={markLoaded}
        onFailed={markFailed}
        onTouch={() => setTouched(true)}
      >
        {isTouched || asksForAll ? (
          <LazyLiveMonths
            part={moment / TREATMENT_MONTHS}
            worn={wornIn(month, way.drawn)}
            teeth={teethSaidOf(month)}
            name={`${months.month} ${month}, ${way.name}.`}
            stage={stage}
            isTouched={isTouched}
            isLive={isLive}
            onLive={setLive}
          />
        ) : null}
      </MonthsStage>
      <MonthsRuler
        words={months}
        ways={ways}
        way={way}
        month={isLive ? moment : month}
        isFine={isLive}
        sentence={months.sentences[sentenceOf(month)] ?? ''}
        onMonth={setMoment}
        onTouch={touch}
      />
      <MonthsStills months={months} way={ways[0] ?? way} />
      <WayPanel page={page} chosen={chosen} onChoose={setChosen} onTouch={touch} />
      <p className="months-note">{months.note}</p>
    </section>
  );
}
