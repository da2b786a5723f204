import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { DesignsWords } from './designs-words.ts';
import decision from './drawings/decision.svg';
import proposal from './drawings/proposal.svg';
import records from './drawings/records.svg';
import trial from './drawings/trial.svg';
import work from './drawings/work.svg';

/** The same four teeth in five states; the steps beside them say what is drawn. */
const DRAWINGS = [records, proposal, trial, decision, work];

/** How a design is drawn, tried and made. */
export function FromDrawingToMouth({ mouth }: Pick<DesignsWords, 'mouth'>) {
  return (
    <section className="designs-mouth" id={mouth.id} aria-labelledby="mouth-heading">
      <div className="wrap">
        <h2 id="mouth-heading">
          <EmphasizedHeading heading={mouth.heading} emphasis={mouth.headingEmphasis} />
        </h2>
        <ol>
          {mouth.steps.map((step, index) => (
            <li key={step.title}>
              <img src={DRAWINGS[index]} alt="" width={1300} height={560} loading="lazy" />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
