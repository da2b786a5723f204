import { useState, type ComponentType } from 'react';
import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHADES,
  DESIGN_SHAPES,
} from '../../../domain/smile/design-choices.ts';
import type { DesignPosition, DesignScale } from '../../../domain/smile/design-position.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { GumIcon, LineIcon, ShadeIcon, ShapeIcon } from './choice-icons.tsx';
import { sayPlaceOn } from './design-sentence.ts';
import type { StudioWords } from './designs-words.ts';
import { FineSlider } from './fine-slider.tsx';

const GROUPS = ['shape', 'shade', 'line', 'gumLine'] as const;

interface StudioChoicesProps {
  words: StudioWords;
  position: DesignPosition;
  /** Whether what lies between two options can be shown. */
  isFine: boolean;
  onChoose: (scale: DesignScale, place: number) => void;
}

/** Four groups side by side; where there is room for one, tabs above say which of them the stylesheet shows. */
export function StudioChoices({ words, position, isFine, onChoose }: StudioChoicesProps) {
  const groupOf = (scale: DesignScale) => ({
    name: scale,
    legend: words[scale].legend,
    place: position[scale],
    onChoose: (place: number) => onChoose(scale, place),
    fine: isFine
      ? {
          label: `${words[scale].tab}, ${words.live.finely}`,
          text: sayPlaceOn(words, scale, position[scale]),
        }
      : undefined,
  });
  const [tab, setTab] = useState<(typeof GROUPS)[number]>('shape');
  const tabs = useEarlyValue<HTMLFieldSetElement>(tab, (value) =>
    setTab(GROUPS.find((group) => group === value) ?? tab),
  );
  return (
    <div className="studio-choices" role="group" aria-label={words.heading}>
      <fieldset className="studio-tabs" ref={tabs}>
        <legend>{words.choose}</legend>
        {GROUPS.map((group) => (
          <label key={group}>
            <input
              type="radio"
              name="design-group"
              autoComplete="off"
              value={group}
              checked={tab === group}
              onChange={() => setTab(group)}
            />
            <span>{words[group].tab}</span>
          </label>
        ))}
      </fieldset>
      <div className="studio-groups">
        <Group
          {...groupOf('shape')}
          options={DESIGN_SHAPES}
          Icon={ShapeIcon}
          labels={words.shape.options}
        />
        <Group {...groupOf('shade')} options={DESIGN_SHADES} Icon={ShadeIcon} />
        <Group
          {...groupOf('line')}
          options={DESIGN_LINES}
          Icon={LineIcon}
          labels={words.line.options}
        />
        <Group
          {...groupOf('gumLine')}
          options={DESIGN_GUM_LINES}
          Icon={GumIcon}
          labels={words.gumLine.options}
        />
      </div>
    </div>
  );
}

interface GroupProps<Option extends string | number> {
  name: DesignScale;
  legend: string;
  options: readonly Option[];
  /** The number of the chosen option, or between two. */
  place: number;
  onChoose: (place: number) => void;
  Icon: ComponentType<{ option: Option }>;
  /** Its own name, where there is none. */
  labels?: Readonly<Record<Option, string>>;
  /** The slider's name and what it says. */
  fine: { label: string; text: string } | undefined;
}

function Group<Option extends string | number>(props: GroupProps<Option>) {
  const { name, legend, options, place, onChoose, Icon, labels, fine } = props;
  const group = useEarlyValue<HTMLFieldSetElement>(String(options[place]), (value) =>
    onChoose(options.findIndex((option) => String(option) === value)),
  );
  return (
    <fieldset className="studio-group" ref={group} data-group={name}>
      <legend>{legend}</legend>
      <div className="studio-options" data-fine={fine ? '' : undefined}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              name={`design-${name}`}
              autoComplete="off"
              value={option}
              checked={index === place}
              onChange={() => onChoose(index)}
            />
            <span>
              <Icon option={option} />
              {labels?.[option] ?? option}
            </span>
          </label>
        ))}
        {fine ? (
          <FineSlider {...fine} count={options.length} place={place} onChoose={onChoose} />
        ) : null}
      </div>
    </fieldset>
  );
}
