import { DeskName } from '../shell/arches.tsx';

export type StepName = 'key' | 'sheet' | 'you';

const STEPS = [
  { name: 'key', title: 'Key', hint: 'made here, or brought' },
  { name: 'sheet', title: 'Sheet', hint: 'printed, signed, put away' },
  { name: 'you', title: 'You', hint: 'your passkey on this computer' },
] as const;

/** The three steps; the present one is underlined, not only colored. */
export function StartSteps({ practice, step }: { practice: string; step: StepName }) {
  return (
    <header className="start-side">
      <DeskName practice={practice} />
      <p className="start-title">
        Setting up, <em>once</em>
      </p>
      <ol className="steps">
        {STEPS.map(({ name, title, hint }, at) => (
          <li key={name} {...(name === step ? { 'aria-current': 'step' } : {})}>
            <b aria-hidden="true">{at + 1}</b>
            <span>
              {title}
              <small>{hint}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className="start-foot">
        About six minutes, and a printer within reach. Nothing is kept until the last step is done.
      </p>
    </header>
  );
}
