import { EmphasizedClosing } from '../../site/emphasized-closing.tsx';
import { NextLinks } from '../../site/closing-band.tsx';
import { FirstStep, OrderOfThings } from './order-and-first-step.tsx';
import { Ribbon } from './ribbon.tsx';
import { TodayLeft } from './today-left.tsx';
import { useWeddingDay } from './use-wedding-day.ts';
import type { WeddingsWords } from './wedding-words.ts';
import { WeddingOpening } from './wedding-opening.tsx';

/** The wedding page; it stands at every address that begins with /weddings. */
export function WeddingPage({ page }: { page: WeddingsWords }) {
  const wedding = useWeddingDay();
  return (
    <div className="weddings">
      <WeddingOpening page={page} wedding={wedding} />
      <Ribbon page={page} wedding={wedding} />
      <TodayLeft page={page} wedding={wedding} />
      <OrderOfThings order={page.order} />
      <FirstStep first={page.first} />
      <EmphasizedClosing closing={page.closing} className="wedding-closing closing-beside" />
      <NextLinks next={page.next} />
    </div>
  );
}
