import { useState } from 'react';
import { sentenceOf } from '../../../domain/orthodontics/example-treatment.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
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
  const { heading, headingEmphasis, lead, months, ways } = page;
  const [month, setMonth] = useState(FIRST_MONTH);
  const [chosen, setChosen] = useState<string>();
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  if (!way) throw new Error('there are ways to move teeth');
  const wanted = pictureOf(month, way, months.frames);
  const { asked, shown, markLoaded, askForAll } = useFrames(wanted, way, months.frames);
  return (
    <section className="months" aria-labelledby="months-heading">
      <div className="months-head">
        <h1 id="months-heading" tabIndex={-1}>
          <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
        </h1>
        <p className="months-lead">{lead}</p>
      </div>
      <MonthsStage frames={asked} shown={shown} onLoaded={markLoaded} />
      <MonthsRuler
        words={months}
        ways={ways}
        way={way}
        month={month}
        sentence={months.sentences[sentenceOf(month)] ?? ''}
        onMonth={setMonth}
        onTouch={askForAll}
      />
      <MonthsStills months={months} way={ways[0] ?? way} />
      <WayPanel page={page} chosen={chosen} onChoose={setChosen} onTouch={askForAll} />
      <p className="months-note">{months.note}</p>
    </section>
  );
}
