import { AIRWAY_PARTS } from '../../../domain/airway/airway-parts.ts';
import { numberOf, type AirwayWords } from './airway-words.ts';
import { choiceOf } from './choose-part.ts';
import section from './head-section.svg';

/** The drawing's own measures, about millimeters, as head-section.svg has them. */
const VIEW_BOX = '-36 -20 150 196';

/**
 * The head in section. Its shapes lie in a file of their own; here they lie over one another, so that the stylesheet colors a part that is
 * chosen, and moves tongue, soft palate and epiglottis from open to narrowed. The numbers are labels of the choices beside the drawing.
 */
export function AirwayDrawing({ drawing }: Pick<AirwayWords['way'], 'drawing'>) {
  return (
    <div className="airway-drawing">
      <svg
        viewBox={VIEW_BOX}
        role="img"
        aria-labelledby="airway-drawing-title airway-drawing-description"
      >
        <title id="airway-drawing-title">{drawing.title}</title>
        <desc id="airway-drawing-description">{drawing.description}</desc>
        <Shape name="head" />
        <Shape name="air" />
        <Shape name="wall" part="throat" />
        <Shape name="nose" part="nose" />
        <Shape name="adenoids" part="adenoids" />
        <Shape name="mouth" />
        <Shape name="tongue" part="tongue" />
        <Shape name="upper-jaw" part="upper-jaw" />
        <Shape name="lower-jaw" part="lower-jaw" />
        <Shape name="soft-palate" part="soft-palate" />
        <Shape name="hyoid" />
        <Shape name="voice-box" part="voice-box" />
        <Shape name="lid" part="voice-box" />
        <Shape name="tonsil" part="adenoids" />
        <Shape name="breath-open" />
        <Shape name="breath-narrowed" />
        <ellipse className="cut-narrow-place" cx="77.6" cy="85" rx="7.4" ry="16" />
      </svg>
      {AIRWAY_PARTS.map((part) => (
        <label
          className="part-number"
          key={part}
          htmlFor={choiceOf(part)}
          data-part={part}
          aria-hidden="true"
        >
          <span>{numberOf(part)}</span>
        </label>
      ))}
    </div>
  );
}

/** A shape of the file, and the numbered part that it belongs to. */
function Shape({ name, part }: { name: string; part?: (typeof AIRWAY_PARTS)[number] }) {
  return <use className={`cut-${name}`} href={`${section}#${name}`} data-part={part} />;
}
