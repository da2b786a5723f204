import { AGE_BANDS, BANDS, sayAge, type AgeBand } from '../../../domain/growth/ages.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { sayHours, sayTeeth, type FamiliesWords } from './families-words.ts';
import { Mouth } from './mouth.tsx';
import { SleepHours } from './sleep-hours.tsx';

/** Where an address leads for an age. */
export function placeOfAge(band: AgeBand): string {
  return `age-${band}`;
}

interface SixMouthsProps {
  page: Pick<FamiliesWords, 'scale' | 'chart'>;
  /** The age that is chosen on the chart. */
  chosen: AgeBand;
}

/** The six ages beside each other: mouth, teeth, sleep, a good moment. They stand there whatever is chosen. */
export function SixMouths({ page: { scale, chart }, chosen }: SixMouthsProps) {
  return (
    <section className="six-mouths" id={scale.id} aria-labelledby="six-mouths-heading">
      <div className="wrap">
        <div className="six-mouths-head">
          <h2 id="six-mouths-heading">
            <EmphasizedHeading heading={scale.heading} emphasis={scale.headingEmphasis} />
          </h2>
          <div>
            <RichText nodes={scale.body} />
          </div>
        </div>
        <ol>
          {AGE_BANDS.map((band) => {
            const { drawnAtMonths, sleep } = BANDS[band];
            const words = scale.ages[band];
            const teeth = sayTeeth(drawnAtMonths, chart);
            const drawn = `${scale.at} ${sayAge(drawnAtMonths)}: ${teeth}`;
            return (
              <li key={band} id={placeOfAge(band)} data-chosen={band === chosen ? '' : undefined}>
                <figure>
                  <Mouth ageMonths={drawnAtMonths} label={drawn} />
                  <figcaption aria-hidden="true">{drawn}</figcaption>
                </figure>
                <h3>{words.name}</h3>
                <p className="age-teeth">{words.teeth}</p>
                <div className="age-sleep">
                  <SleepHours sleep={sleep} />
                  <p>
                    <b>{sayHours(sleep)}</b> of sleep {words.sleepNote}
                  </p>
                </div>
                <div className="age-moment">
                  <p>
                    <em>{chart.moment}</em> {words.moment}
                  </p>
                  {words.ask ? <RichText nodes={words.ask} /> : null}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
