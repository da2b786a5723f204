import { useId } from 'react';
import { LAST_MONTH, TREATMENT_MONTHS } from '../../../domain/orthodontics/example-treatment.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import { percentOfRuler } from './length-bar.tsx';
import { sayLength, type OrthodonticsWords, type Way } from './orthodontics-words.ts';

/** Arrows move by a month however fine the ruler is, Page Up and Page Down by a quarter of a year; a browser's own step would be a tenth of the ruler. */
const PAGE_MONTHS = 3;
const KEY_MONTHS = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', PAGE_MONTHS],
  ['PageDown', -PAGE_MONTHS],
]);
/** A hand moves a model that is drawn live between two months too: by about three days. */
const FINE_STEP = 0.1;
/** A number stands every so many months. */
const NUMBERED_MONTHS = 6;
const NUMBERS = Array.from(
  { length: LAST_MONTH / NUMBERED_MONTHS + 1 },
  (_, index) => index * NUMBERED_MONTHS,
);
const TICKS = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);

interface MonthsRulerProps {
  words: OrthodonticsWords['months'];
  ways: readonly Way[];
  way: Way;
  /** Also between two, where the ruler is fine. */
  month: number;
  isFine: boolean;
  sentence: string;
  onMonth: (month: number) => void;
  /** The first touch, by hand or keyboard. */
  onTouch: () => void;
}

/** The ruler: month and sentence in words, the usual length of the chosen way above it, and the handle that moves through the months. */
export function MonthsRuler(props: MonthsRulerProps) {
  const { words, ways, way, month, isFine, sentence, onMonth, onTouch } = props;
  const whole = Math.round(month);
  const id = useId();
  const handle = useEarlyValue<HTMLInputElement>(String(month), (value) => {
    onTouch();
    onMonth(Number(value));
  });
  return (
    <div className="months-scrub">
      <p className="months-read">
        <label className="months-month" htmlFor={id}>
          <span className="visually-hidden">{words.ruler}: </span>
          <em>{words.month}</em> {whole}
        </label>{' '}
        <span className="months-sentence">{sentence}</span>
      </p>
      <div className="months-ruler">
        {ways.map((one, index) => (
          <p key={one.name} className="months-usual" data-of-way={index} aria-hidden="true">
            <svg width={percentOfRuler(one.lengthMonths.from)} height="1" focusable="false" />
            <span>
              {words.usualLength}, {sayLength(one)}
            </span>
          </p>
        ))}
        <svg className="months-marks" aria-hidden="true" focusable="false">
          {ways.map((one, index) => (
            <Bracket key={one.name} way={one} place={index} />
          ))}
          <line className="months-line" x1="0" x2="100%" y1="50%" y2="50%" />
          {TICKS.map((tick) => (
            <line
              key={tick}
              className="months-tick"
              data-numbered={tick % NUMBERED_MONTHS === 0 ? '' : undefined}
              x1={percentOfRuler(tick)}
              x2={percentOfRuler(tick)}
              y1="40%"
              y2="60%"
            />
          ))}
          <line className="months-done" x1="0" x2={percentOfRuler(month)} y1="50%" y2="50%" />
        </svg>
        <input
          id={id}
          ref={handle}
          className="months-handle"
          type="range"
          autoComplete="off"
          min={0}
          max={LAST_MONTH}
          step={isFine ? FINE_STEP : 1}
          value={month}
          aria-valuetext={`${words.month} ${whole}, ${way.name}. ${sentence}`}
          onChange={(event) => onMonth(Number(event.target.value))}
          onPointerDown={onTouch}
          onFocus={onTouch}
          onKeyDown={(event) => {
            const step = KEY_MONTHS.get(event.key);
            if (step === undefined) return;
            event.preventDefault();
            onMonth(Math.min(Math.max(whole + step, 0), LAST_MONTH));
          }}
        />
        <svg className="months-grip" aria-hidden="true" focusable="false">
          <svg x={percentOfRuler(month)} y="50%">
            <path d="M-4-6l-6 6 6 6M4-6l6 6-6 6" />
          </svg>
        </svg>
        <p className="months-numbers" aria-hidden="true">
          {NUMBERS.map((number) => (
            <span key={number}>
              {number}
              {number === TREATMENT_MONTHS ? <span>, {words.afterward}</span> : null}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The usual length of one way, as a bracket over the ruler. */
function Bracket({ way: { lengthMonths }, place }: { way: Way; place: number }) {
  const [from, to] = [percentOfRuler(lengthMonths.from), percentOfRuler(lengthMonths.to)];
  return (
    <g className="months-bracket" data-of-way={place}>
      <line x1={from} x2={to} y1="0" y2="0" />
      <line x1={from} x2={from} y1="0" y2="14%" />
      <line x1={to} x2={to} y1="0" y2="14%" />
    </g>
  );
}
