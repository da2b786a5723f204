import { useCallback } from 'react';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { useChildInView } from '../../ui/use-child-in-view.ts';

interface HeroSequenceProps {
  sequence: PageContentOf<'home'>['sequence'];
  /** One portrait as it comes about; before the first of them lies the bare canvas (decision 140). */
  states: { drawn: PictureFiles; broad: PictureFiles; finished: PictureFiles };
  /** The step that is shown, from 1. */
  step: number;
  /** Called with the number of the step that the visitor has scrolled to. */
  onStep: (step: number) => void;
}

/** Low on the screen: on phones the picture stands above the words. */
const READING_LINE = 0.66;
const STATE_SIZES = '(min-width: 80em) 35em, (min-width: 48em) 44vw, 50vw';
const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/**
 * The four steps of care: a portrait comes about with them as the page scrolls (product 4.1). On laptops words and portrait stand still meanwhile,
 * elsewhere the words pass. The step is announced to nobody, because the words that are read say it already.
 */
export function HeroSequence({ sequence, states, step, onStep }: HeroSequenceProps) {
  const marks = useChildInView<HTMLDivElement>(READING_LINE, onStep);
  const onWords = useCallback(
    (number: number) => {
      // Where the section stands still, its marks go by and its words do not.
      if (!marks.current?.checkVisibility()) onStep(number);
    },
    [marks, onStep],
  );
  const words = useChildInView<HTMLOListElement>(READING_LINE, onWords);
  // No wash: until a state comes, the one below shows.
  const layers = [
    { ...states.drawn, alt: '', wash: '' },
    { ...states.broad, alt: '', wash: '' },
    { ...states.finished, alt: sequence.alt, wash: '' },
  ];

  return (
    <section className="sequence" aria-labelledby="sequence-heading">
      <div className="wrap sequence-inner">
        <h2 className="sequence-heading" id="sequence-heading">
          <EmphasizedHeading heading={sequence.heading} emphasis={sequence.headingEmphasis} />
        </h2>
        <div className="sequence-stage" data-step={step}>
          <figure className="plate plate-arch-outlined">
            <div className="plate-opening">
              <p className="sequence-opening">{`“${sequence.opening.words}”`}</p>
              {layers.map((state) => (
                <Picture
                  className="sequence-state"
                  key={state.img.src}
                  picture={state}
                  sizes={STATE_SIZES}
                />
              ))}
            </div>
            <figcaption className="plate-label">
              <span className="plate-title">
                {sequence.title}
                <span className="sequence-of-all">{`, ${sequence.titleOfAll}`}</span>
              </span>
              {/* A new label in place of the last one, not words that move. */}
              <span className="sequence-state-label" key={step} aria-hidden="true">
                {`${sequence.stateLabel} ${NUMERALS[step - 1] ?? ''} of IV`}
              </span>
              <span className="plate-note">{states.finished.caption}</span>
            </figcaption>
          </figure>
        </div>
        <ol className="sequence-steps" ref={words}>
          {sequence.steps.map(({ title, text }, index) => (
            <li key={title} data-current={index + 1 === step ? '' : undefined}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="sequence-marks" ref={marks} aria-hidden="true">
        {sequence.steps.map(({ title }) => (
          <div key={title} />
        ))}
      </div>
    </section>
  );
}
