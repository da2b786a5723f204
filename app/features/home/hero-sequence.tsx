import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { HeroPlanDrawing } from './hero-plan-drawing.tsx';
import { useStepInView } from '../../ui/use-step-in-view.ts';

/** On phones the picture stands above this line. */
const READING_LINE = '-66% 0px -34% 0px';

interface HeroSequenceProps {
  sequence: PageContentOf<'home'>['sequence'];
  /** Before, half way and after, all of one view; the plan of the second step is drawn over the first. */
  frames: { before: PictureFiles; halfWay: PictureFiles; after: PictureFiles };
  /** The step that is shown, from 1. */
  step: number;
  /** Called with the number of the step that the visitor has scrolled to. */
  onStep: (step: number) => void;
}

const FRAME_SIZES = '(min-width: 80em) 35em, (min-width: 48em) 44vw, 50vw';

/**
 * The four steps of care: the words scroll, the picture stays and changes with them (product 4.1). The
 * step is announced to nobody, because the words that are read say it already.
 */
export function HeroSequence({ sequence, frames, step, onStep }: HeroSequenceProps) {
  const list = useStepInView<HTMLOListElement>(onStep, READING_LINE);

  return (
    <section className="sequence" aria-labelledby="sequence-heading">
      <div className="wrap sequence-inner">
        <h2 className="sequence-heading" id="sequence-heading">
          <EmphasizedHeading heading={sequence.heading} emphasis={sequence.headingEmphasis} />
        </h2>
        <div className="sequence-stage" data-step={step}>
          <figure className="plate plate-arch-outlined">
            <div className="plate-opening">
              <Picture
                className="sequence-frame"
                picture={{ ...frames.before, alt: sequence.alt }}
                sizes={FRAME_SIZES}
              />
              <HeroPlanDrawing />
              {/* No wash: until they come, the frame below shows. */}
              <Picture
                className="sequence-frame sequence-frame-3"
                picture={{ ...frames.halfWay, alt: '', wash: '' }}
                sizes={FRAME_SIZES}
              />
              <Picture
                className="sequence-frame sequence-frame-4"
                picture={{ ...frames.after, alt: '', wash: '' }}
                sizes={FRAME_SIZES}
              />
            </div>
            <figcaption className="plate-label">
              <span className="plate-title">{sequence.title}</span>
              <span className="plate-note">{frames.before.caption}</span>
            </figcaption>
          </figure>
        </div>
        <ol className="sequence-steps" ref={list}>
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
    </section>
  );
}
