import { useState, type ComponentType } from 'react';
import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHADES,
  DESIGN_SHAPES,
  type DesignChoices,
} from '../../../domain/smile/design-choices.ts';
import { GumIcon, LineIcon, ShadeIcon, ShapeIcon } from './choice-icons.tsx';
import type { StudioWords } from './designs-words.ts';

const GROUPS = ['shape', 'shade', 'line', 'gumLine'] as const;

interface StudioChoicesProps {
  words: StudioWords;
  choices: DesignChoices;
  onChoose: (change: Partial<DesignChoices>) => void;
}

/** Four groups side by side; where there is room for one, tabs above say which of them the stylesheet shows. */
export function StudioChoices({ words, choices, onChoose }: StudioChoicesProps) {
  const [tab, setTab] = useState<(typeof GROUPS)[number]>('shape');
  return (
    <div className="studio-choices" role="group" aria-label={words.heading}>
      <fieldset className="studio-tabs">
        <legend>{words.choose}</legend>
        {GROUPS.map((group) => (
          <label key={group}>
            <input
              type="radio"
              name="design-group"
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
          name="shape"
          legend={words.shape.legend}
          options={DESIGN_SHAPES}
          chosen={choices.shape}
          onChoose={(shape) => onChoose({ shape })}
          Icon={ShapeIcon}
          labels={words.shape.options}
        />
        <Group
          name="shade"
          legend={words.shade.legend}
          options={DESIGN_SHADES}
          chosen={choices.shade}
          onChoose={(shade) => onChoose({ shade })}
          Icon={ShadeIcon}
        />
        <Group
          name="line"
          legend={words.line.legend}
          options={DESIGN_LINES}
          chosen={choices.line}
          onChoose={(line) => onChoose({ line })}
          Icon={LineIcon}
          labels={words.line.options}
        />
        <Group
          name="gumLine"
          legend={words.gumLine.legend}
          options={DESIGN_GUM_LINES}
          chosen={choices.gumLine}
          onChoose={(gumLine) => onChoose({ gumLine })}
          Icon={GumIcon}
          labels={words.gumLine.options}
        />
      </div>
    </div>
  );
}

interface GroupProps<Option extends string | number> {
  name: (typeof GROUPS)[number];
  legend: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  Icon: ComponentType<{ option: Option }>;
  /** Its own name, where there is none. */
  labels?: Readonly<Record<Option, string>>;
}

function Group<Option extends string | number>(props: GroupProps<Option>) {
  const { name, legend, options, chosen, onChoose, Icon, labels } = props;
  return (
    <fieldset className="studio-group" data-group={name}>
      <legend>{legend}</legend>
      <div className="studio-options">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`design-${name}`}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>
              <Icon option={option} />
              {labels?.[option] ?? option}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
