import type { PaymentShares } from '../../../domain/payment/payment-shares.ts';
import type { partsOf } from './ledger-words.ts';

interface ShareBarProps {
  parts: ReturnType<typeof partsOf>;
  shares: PaymentShares;
}

/** The parts of the fee, to scale. The key beside it says them in words. */
export function ShareBar({ parts, shares }: ShareBarProps) {
  const { feeCents, monthlyCents, eachCents, payments } = shares;
  const percent = (cents: number) => `${(cents / feeCents) * 100}%`;
  return (
    <svg className="share-bar" aria-hidden="true" focusable="false">
      <PlanHatch />
      {parts.map(({ kind, cents, fromCents }) => (
        <rect
          key={kind}
          className={`share-${kind}`}
          fill={kind === 'plan' ? 'url(#plan-hatch)' : undefined}
          x={percent(fromCents)}
          width={percent(cents)}
          height="100%"
        />
      ))}
      {parts.slice(1).map(({ kind, fromCents }) => (
        <line
          key={kind}
          className="share-edge"
          x1={percent(fromCents)}
          x2={percent(fromCents)}
          y2="100%"
        />
      ))}
      {Array.from({ length: Math.max(payments - 1, 0) }, (_, index) => {
        const x = percent(feeCents - monthlyCents + (index + 1) * eachCents);
        return <line key={index} className="share-slice" x1={x} x2={x} y2="100%" />;
      })}
    </svg>
  );
}

/** What a plan pays is hatched, here and in the worked example: it is an estimate, and nobody's money yet. */
function PlanHatch() {
  return (
    <pattern
      id="plan-hatch"
      width="6.5"
      height="6.5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className="plan-hatch-ground" width="6.5" height="6.5" />
      <rect className="plan-hatch-line" width="1.5" height="6.5" />
    </pattern>
  );
}
