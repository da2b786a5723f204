import { useState } from 'react';
import { bandAt, sleepAt } from '../../../domain/growth/ages.ts';
import { averageHeight, sayHeight } from '../../../domain/growth/average-height.ts';
import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { AgeRuler } from './age-ruler.tsx';
import { GrowthFrame } from './growth-frame.tsx';
import { sayHours, sayTeeth, type FamiliesWords } from './families-words.ts';
import { Mouth } from './mouth.tsx';
import { placeOfAge, SixMouths } from './six-mouths.tsx';
import { ToothShapes } from './tooth-shapes.tsx';

/** Where the chart stands at first: all baby teeth are in, and there is most to say. */
const FIRST_AGE_MONTHS = 54;

/** A growth chart on a door frame: one age, and everything on the page that belongs to it answers. */
export function GrowthChart({ page }: { page: FamiliesWords }) {
  const { heading, headingEmphasis, lead, chart, scale } = page;
  const [ageMonths, setAgeMonths] = useState(FIRST_AGE_MONTHS);
  const teeth = sayTeeth(ageMonths, chart);
  const inches = averageHeight(ageMonths);
  const band = bandAt(ageMonths);
  const sleep = sleepAt(ageMonths);
  return (
    <>
      <ToothShapes />
      <div className="growth-chart">
        <div className="wrap growth-chart-inner">
          <div className="growth-title">
            <PageTop />
            <h1 tabIndex={-1}>
              <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
            </h1>
          </div>
          <p className="growth-lead">{lead}</p>
          <AgeRuler words={chart} ageMonths={ageMonths} teeth={teeth} onAge={setAgeMonths} />
          <GrowthFrame words={chart} inches={inches} />
          <figure className="growth-mouth">
            <Mouth ageMonths={ageMonths} label={teeth} isCounted />
            <figcaption>
              <em>{teeth}</em>
              <span className="tooth-key">
                <span data-tooth="baby">{chart.key.baby}</span>
                <span data-tooth="permanent">{chart.key.permanent}</span>
                <span data-tooth="coming">{chart.key.coming}</span>
              </span>
              <span>{chart.mouth}</span>
            </figcaption>
          </figure>
          <dl className="growth-said">
            <div>
              <dt>{chart.sleep}</dt>
              <dd>{sleep ? sayHours(sleep) : chart.noSleepYet}</dd>
            </div>
            <div>
              <dt>{chart.height}</dt>
              <dd>{sayHeight(inches)}</dd>
            </div>
            <div>
              <dt>{chart.moment}</dt>
              <dd>
                {scale.ages[band].moment}. <a href={`#${placeOfAge(band)}`}>{chart.more}</a>
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <SixMouths page={page} chosen={band} />
    </>
  );
}
