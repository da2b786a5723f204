import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { ExpanderPlate } from './expander-plate.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';
import { PENCIL_MARKS } from './pencil-marks.ts';

/** The one picture of the page that hangs as a plate. */
const PLATE_NUMBER = 1;

/** When to look: the ages as pencil marks on a door frame, the oldest at the top. */
export function Ages({ ages }: Pick<OrthodonticsWords, 'ages'>) {
  return (
    <section className="ages" id={ages.id} aria-labelledby="ages-heading">
      <div className="wrap">
        <h2 id="ages-heading">
          <EmphasizedHeading heading={ages.heading} emphasis={ages.headingEmphasis} />
        </h2>
        <p className="lede">{ages.intro}</p>
        <div className="door-frame">
          {ages.marks.map(({ mark, who, text, picture }, index) => (
            <div className="age" key={who}>
              <p className="age-mark" data-words={/\d/.test(mark) ? undefined : ''}>
                {mark}
              </p>
              <div className="age-post" aria-hidden="true">
                <svg viewBox="0 0 64 410" focusable="false">
                  <path className="age-others" d={PENCIL_MARKS[index]?.others} />
                  <path className="age-line" d={PENCIL_MARKS[index]?.mark} />
                </svg>
              </div>
              <div className="age-words">
                <h3>{who}</h3>
                <div className="prose">
                  <RichText nodes={text} />
                </div>
                {picture ? <ExpanderPlate picture={picture} number={PLATE_NUMBER} /> : null}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
