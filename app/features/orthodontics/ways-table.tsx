/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import { useState, type ReactNode } from 'react';
import { APPLIANCE_MONTHS } from '../../../domain/orthodontics/example-treatment.ts';
import { choosePair, type Pair } from '../../../domain/orthodontics/choose-pair.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LengthBar } from './length-bar.tsx';
import { sayLength, type OrthodonticsWords, type Way } from './orthodontics-words.ts';
import { PairChoice } from './pair-choice.tsx';

/** Two teeth fill a column of the table, or half of a phone: the model is as many times as wide (ways-table.css). */
const NEAR_SIZES = '(min-width: 90em) 72em, (min-width: 48em) 78vw, 130vw';
/** The month in which the three are compared. */
const NEAR_MONTH_INDEX = APPLIANCE_MONTHS.indexOf(9);

/** The rows in their order, and what each says of a way. */
const ROWS: readonly (readonly [
  keyof OrthodonticsWords['compare']['rows'],
  (way: Way) => ReactNode,
])[] = [
  ['what', ({ what }) => what],
  ['suits', ({ suits }) => suits],
  ['shows', ({ shows }) => shows],
  ['visits', ({ visits }) => visits],
  [
    'length',
    (way) => (
      <>
        <LengthBar lengthMonths={way.lengthMonths} />
        {sayLength(way)}
      </>
    ),
  ],
  ['care', ({ care }) => care],
];

/**
 * All ways in one table, each headed by the same teeth from near. Narrow screens show two columns of it, which are chosen above; the roles are
 * written out because some browsers forget them once a cell is laid out as a block (as in data-table.tsx).
 */
export function WaysTable({ compare, ways }: Pick<OrthodonticsWords, 'compare' | 'ways'>) {
  const [pair, setPair] = useState<Pair>([0, 1]);
  const outside = (column: number) => (pair.includes(column) ? undefined : '');
  return (
    <section className="ways" id={compare.id} aria-labelledby="ways-heading">
      <div className="wrap">
        <div className="ways-head">
          <h2 id="ways-heading">
            <EmphasizedHeading heading={compare.heading} emphasis={compare.headingEmphasis} />
          </h2>
          <p>{compare.intro}</p>
        </div>
        <PairChoice
          labels={compare.choose}
          names={ways.map(({ name }) => name)}
          pair={pair}
          onChoose={(side, column) => setPair((before) => choosePair(before, side, column))}
        />
        <table className="ways-table" role="table" aria-labelledby="ways-heading">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {ways.map((way, column) => (
                <th key={way.name} scope="col" role="columnheader" data-outside={outside(column)}>
                  <span className="ways-near">
                    <NearView way={way} />
                  </span>
                  <span className="ways-name">{way.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {ROWS.map(([row, say]) => (
              <tr key={row} role="row">
                <th scope="row" role="rowheader">
                  {compare.rows[row]}
                </th>
                {ways.map((way, column) => (
                  <td
                    key={way.name}
                    role="cell"
                    data-column={way.name}
                    data-outside={outside(column)}
                  >
                    {say(way)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="ways-caption">{compare.caption}</p>
      </div>
    </section>
  );
}

/** The same teeth of the model, in the same month, from near. */
function NearView({ way }: { way: Way }) {
  const frame = way.frames[NEAR_MONTH_INDEX];
  return frame ? <Picture picture={frame} sizes={NEAR_SIZES} /> : null;
}
