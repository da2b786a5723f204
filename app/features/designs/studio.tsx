import { useRef } from 'react';
import { WHERE_IT_BEGAN } from '../../../domain/smile/design-choices.ts';
import { treatmentsOf } from '../../../domain/smile/design-consequences.ts';
import { choicesToward, nearestChoices } from '../../../domain/smile/design-position.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useSaidOnce } from '../../ui/use-said-once.ts';
import { sayPosition } from './design-sentence.ts';
import { sayBeginning, sayTreatments, type DesignsWords } from './designs-words.ts';
import { LazyLiveMirror } from './lazy-live-mirror.tsx';
import { SmileMirror } from './smile-mirror.tsx';
import { StudioChoices } from './studio-choices.tsx';
import type { Design } from './use-design.ts';

interface StudioProps {
  page: Pick<DesignsWords, 'heading' | 'headingEmphasis' | 'lead' | 'studio' | 'take'>;
  design: Design;
}

/** The opening: a mirror, the sentence that says what is in it, and the four choices that decide it. */
export function Studio({ page, design }: StudioProps) {
  const { heading, headingEmphasis, lead, studio, take } = page;
  const { position, shown, isComparing, isTouched, isLive, setLive, choose, toggleComparison } =
    design;
  const sentence = isComparing
    ? sayBeginning(studio, WHERE_IT_BEGAN)
    : sayPosition(studio, position);
  const summary = sayTreatments(take, treatmentsOf(choicesToward(position)));
  const frame = useRef<HTMLDivElement>(null);
  const said = useSaidOnce(isComparing ? sentence : `${sentence} ${summary}`, isTouched);
  return (
    <section className="studio" aria-labelledby="studio-heading">
      <div className="wrap studio-inner">
        <div className="studio-head">
          <h1 id="studio-heading" tabIndex={-1}>
            <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
          </h1>
          <p className="studio-lead">{lead}</p>
        </div>
        <SmileMirror
          choices={nearestChoices(shown)}
          pictures={studio.pictures}
          frame={frame}
          isFirst
        >
          <LazyLiveMirror
            words={studio.live}
            shown={shown}
            sentence={sentence}
            frame={frame}
            isTouched={isTouched}
            isLive={isLive}
            onLive={setLive}
          />
        </SmileMirror>
        <p className="studio-sentence">{sentence}</p>
        <output className="visually-hidden">{said}</output>
        <noscript>
          <SmileMirror choices={WHERE_IT_BEGAN} pictures={studio.pictures} />
          <p className="studio-sentence">{sayBeginning(studio, WHERE_IT_BEGAN)}</p>
        </noscript>
        <StudioChoices words={studio} position={position} isFine={isLive} onChoose={choose} />
        <button
          className="studio-compare"
          type="button"
          data-replay=""
          data-comparing={isComparing ? '' : undefined}
          onClick={toggleComparison}
        >
          {isComparing ? studio.back : studio.compare}
        </button>
        <p className="studio-note">{studio.note}</p>
      </div>
    </section>
  );
}
