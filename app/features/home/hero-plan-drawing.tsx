import { HERO_PLAN } from './hero-plan.ts';

/** The plan of the second step, as lines over the model: midline, edges, gum line, and the arch that is aimed at. */
export function HeroPlanDrawing() {
  return (
    <svg
      className="hero-plan"
      viewBox={`0 0 ${HERO_PLAN.widthPx} ${HERO_PLAN.heightPx}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="plan-midline" d={HERO_PLAN.midline} />
      <path className="plan-gum" d={HERO_PLAN.gumLine} />
      <path className="plan-edges" d={HERO_PLAN.smileLine} />
      <path className="plan-edges" d={HERO_PLAN.widthTicks} />
      <path className="plan-arch" d={HERO_PLAN.archCurve} />
      <path className="plan-arch" d={HERO_PLAN.archTicks} />
    </svg>
  );
}
