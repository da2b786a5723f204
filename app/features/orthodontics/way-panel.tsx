import { ActionLink } from '../../site/action-link.tsx';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { sayLength, type OrthodonticsWords } from './orthodontics-words.ts';

interface WayPanelProps {
  page: Pick<OrthodonticsWords, 'months' | 'compare' | 'ways' | 'lead'>;
  /** The name of the way that has been chosen, once one has. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
  onTouch: () => void;
}

/**
 * The choice of a way, and its facts. All facts stand on the page; the stylesheet shows those of the radio button that is chosen, so that it works
 * before and without a script, which only says aloud that they have changed.
 */
export function WayPanel({ page, chosen, onChoose, onTouch }: WayPanelProps) {
  const { months, compare, ways } = page;
  const choice = useEarlyValue<HTMLFieldSetElement>('0', (value) => {
    const way = ways[Number(value)];
    if (!way) return;
    onTouch();
    onChoose(way.name);
  });
  return (
    <div className="way-panel">
      <fieldset className="way-choice" ref={choice}>
        <legend>{months.choose}</legend>
        {ways.map((way, index) => (
          <label key={way.name}>
            <input
              type="radio"
              name="way"
              autoComplete="off"
              value={index}
              defaultChecked={index === 0}
              onChange={() => onChoose(way.name)}
              onFocus={onTouch}
            />
            <span className="way-name">{way.name}</span>{' '}
            <span className="way-shown">{way.shown}</span>
          </label>
        ))}
      </fieldset>
      <div className="way-facts">
        {ways.map((way, index) => (
          <dl key={way.name} data-of-way={index}>
            <Fact term={compare.rows.suits} words={way.suits} />
            <Fact term={compare.rows.shows} words={way.shows} />
            <Fact term={compare.rows.visits} words={way.visits} />
            <Fact term={compare.rows.length} words={sayLength(way)} />
            <Fact term={compare.rows.care} words={way.care} />
          </dl>
        ))}
      </div>
      <ActionLink className="button way-action" action={months.action} />
      <p className="visually-hidden" role="status">
        {chosen ? `${months.nowShown} ${chosen}.` : ''}
      </p>
    </div>
  );
}

function Fact({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </div>
  );
}
