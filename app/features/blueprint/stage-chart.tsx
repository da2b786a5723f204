import { CHART_MONTHS, sayStage } from '../../../domain/blueprint/stage.ts';
import type { SampleOption } from './blueprint-words.ts';

/** A line of the grid stands every so many months. */
const GRID_MONTHS = 3;
const GRID = Array.from({ length: CHART_MONTHS / GRID_MONTHS }, (_, index) => index * GRID_MONTHS);

interface StageChartProps {
  stages: SampleOption['stages'];
  /** What the numbers above the chart are. */
  scale: string;
}

/** The stages of a plan, each in words and as a bar on one scale of months. */
export function StageChart({ stages, scale }: StageChartProps) {
  return (
    <div className="stage-chart">
      <div className="stage-scale" aria-hidden="true">
        <p>{scale}</p>
        <ol>
          {GRID.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
      <ol className="stage-rows">
        {stages.map((stage) => (
          <li key={stage.title} data-late={isLate(stage) ? '' : undefined}>
            <div className="stage-words">
              {isLate(stage) ? null : <Span months={stage.from} />}
              <p>{sayStage(stage)}</p>
              {isLate(stage) ? <Span months={CHART_MONTHS - (stage.latest ?? stage.to)} /> : null}
            </div>
            <StageBar stage={stage} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whether the words of a stage end with its bar, for want of room from the bar's beginning. */
function isLate({ from }: SampleOption['stages'][number]): boolean {
  return from > CHART_MONTHS / 3;
}

/** As wide as so many months: what keeps the words of a stage at its bar. */
function Span({ months }: { months: number }) {
  return <svg width={percent(months)} height="1" aria-hidden="true" focusable="false" />;
}

/** Solid where a stage is certain, striped where it may end, dotted for reviews; a diamond for each check. */
function StageBar({ stage }: { stage: SampleOption['stages'][number] }) {
  const { from, to, latest, checks = [], line } = stage;
  return (
    <svg className="stage-bar" aria-hidden="true" focusable="false">
      <line className={`stage-${line}`} x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
      {latest ? (
        <line
          className={`stage-${line} stage-range`}
          x1={percent(to)}
          x2={percent(latest)}
          y1="50%"
          y2="50%"
        />
      ) : null}
      {checks.map((month) => (
        <svg key={month} className="stage-check" x={percent(month)} y="50%">
          <path d="M0-8 8 0 0 8-8 0Z" />
        </svg>
      ))}
    </svg>
  );
}

/** Where a month lies on the chart. */
function percent(month: number): string {
  return `${Math.round((month / CHART_MONTHS) * 10_000) / 100}%`;
}
