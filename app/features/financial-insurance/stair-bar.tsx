import { inShort, type FinancialWords } from './ledger-words.ts';
import type { Stair } from './plan-stairs.ts';

interface StairBarProps {
  stair: Stair;
  cents: number;
  note?: string;
  /** Of what the plan would pay: hatched. */
  isPlans?: boolean;
}

/** A step: a bar to scale, its amount at its end, and a note. */
export function StairBar({ stair, cents, note, isPlans = false }: StairBarProps) {
  return (
    <div className="stair-step">
      <svg className="stair-bar" width={stair.lengthOf(cents)} aria-hidden="true" focusable="false">
        <rect
          className={isPlans ? 'stair-plan' : 'stair-counted'}
          fill={isPlans ? 'url(#plan-hatch)' : undefined}
          width="100%"
          height="100%"
        />
      </svg>
      <p className="stair-amount">
        {inShort(cents)} {note ? <small>{note}</small> : null}
      </p>
    </div>
  );
}

interface WhoPaysBarProps {
  stair: Stair;
  words: Pick<FinancialWords['stair'], 'plan' | 'you'>;
}

/** The foot of the stair: the whole fee again, and who pays how much of it. */
export function WhoPaysBar({ stair, words }: WhoPaysBarProps) {
  const { planCents, youCents } = stair.share;
  const edge = `${(planCents / stair.terms.feeCents) * 100}%`;
  return (
    <div className="stair-who">
      <svg
        className="stair-bar"
        width={stair.lengthOf(stair.terms.feeCents)}
        aria-hidden="true"
        focusable="false"
      >
        <rect className="stair-you" width="100%" height="100%" />
        <rect className="stair-plan" fill="url(#plan-hatch)" width={edge} height="100%" />
      </svg>
      <p>
        <span>
          {words.plan} <strong>{inShort(planCents)}</strong>
        </span>{' '}
        <span>
          {words.you} <strong>{inShort(youCents)}</strong>
        </span>
      </p>
    </div>
  );
}
