import page from 'content:page/impressions-method';
import { DecisionRules } from '../features/impressions-method/decision-rules.tsx';
import { MethodSteps } from '../features/impressions-method/method-steps.tsx';
import { PlanTable } from '../features/impressions-method/plan-table.tsx';
import { Room } from '../features/impressions-method/room.tsx';
import { Routes } from '../features/impressions-method/routes.tsx';
import { describePage } from '../seo/page-meta.ts';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/impressions-method.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/impressions-method');

export default function ImpressionsMethodPage() {
  return (
    <>
      <PlanTable page={page} />
      <Routes routes={page.routes} />
      <Room room={page.room} />
      <MethodSteps steps={page.steps} />
      <DecisionRules rules={page.rules} />
      <EmphasizedClosing closing={page.closing} className="method-closing" isOnInk />
      <NextLinks next={page.next} />
    </>
  );
}
