import { useEffect } from 'react';
import { AIRWAY_PARTS } from '../../../domain/airway/airway-parts.ts';
import { AirwayDrawing } from './airway-drawing.tsx';
import { numberOf, placeOf, type AirwayWords } from './airway-words.ts';
import { choiceOf, choosePartOfAddress } from './choose-part.ts';

/** The two states, by what the stylesheet asks for. */
const STATES = ['open', 'narrowed'] as const;

/** Where there is most to see when the state changes. */
const FIRST_PART = 'soft-palate';

/**
 * The section through a sleeping head. Two groups of radio buttons, which need no script: how wide the way is, and which part is lit.
 * A script only follows the address to a part.
 */
export function WayOfABreath({ way }: Pick<AirwayWords, 'way'>) {
  useEffect(choosePartOfAddress, []);
  const { states, parts, caption } = way;
  return (
    <section className="airway-way" id={way.id} aria-labelledby="airway-way-heading">
      <div className="wrap airway-way-inner">
        <div className="airway-states">
          <p className="airway-hour">{way.hour}</p>
          <h2 className="visually-hidden" id="airway-way-heading">
            {way.heading}
          </h2>
          <fieldset>
            <legend className="visually-hidden">{states.legend}</legend>
            {STATES.map((state) => (
              <label key={state}>
                <input
                  type="radio"
                  name="airway-state"
                  value={state}
                  defaultChecked={state === 'open'}
                  aria-describedby={`airway-${state}`}
                />
                <span>{states[state].title}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className="airway-said">
          {STATES.map((state) => (
            <p key={state} id={`airway-${state}`} data-state={state}>
              {states[state].text}
            </p>
          ))}
        </div>
        <figure className="airway-stage">
          <div className="airway-pinned">
            <AirwayDrawing drawing={way.drawing} />
          </div>
          <figcaption>
            <span className="plate-title">{`Plate 2. ${caption.title}`}</span>
            {caption.text}
          </figcaption>
        </figure>
        <fieldset className="airway-parts">
          <legend className="visually-hidden">{way.partsLegend}</legend>
          {AIRWAY_PARTS.map((part) => (
            <div className="airway-part" key={part} id={placeOf(part)}>
              <input
                type="radio"
                name="airway-part"
                id={choiceOf(part)}
                value={part}
                defaultChecked={part === FIRST_PART}
                aria-labelledby={`name-${part}`}
                aria-describedby={`about-${part}`}
              />
              <label htmlFor={choiceOf(part)}>
                <span className="airway-part-number">{numberOf(part)}</span>
                <span>
                  <b id={`name-${part}`}>{parts[part].title}</b>
                  <span id={`about-${part}`}>{parts[part].text}</span>
                </span>
              </label>
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
