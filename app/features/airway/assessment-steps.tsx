import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { AirwayWords } from './airway-words.ts';

/** Where the four steps stand on the arc of the sun, in the units of its drawing. */
const ON_THE_ARC = [
  [5, 500],
  [334, 269],
  [686, 140],
  [1053, 78],
] as const;

/** How we assess it: four steps on the arc of the rising sun. */
export function AssessmentSteps({ assess }: Pick<AirwayWords, 'assess'>) {
  return (
    <section className="airway-assess" id={assess.id} aria-labelledby="airway-assess-heading">
      <div className="wrap">
        <p className="airway-hour">{assess.hour}</p>
        <h2 id="airway-assess-heading">{assess.heading}</h2>
        <div className="sun-arc">
          <svg viewBox="0 0 1296 640" aria-hidden="true" focusable="false">
            <path d="M0 504C260 252 700 70 1296 66" />
            {ON_THE_ARC.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="5" />
            ))}
          </svg>
          <ol>
            {assess.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <UnbrokenWords>{text}</UnbrokenWords>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
