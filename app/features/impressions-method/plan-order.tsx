import type { PageContentOf } from '../../site/page-content.ts';

type Plan = PageContentOf<'impressions-method'>['plan'];

/** The one order that the notes become, each step under a bar about as long as it takes. */
export function PlanOrder({ order, caption }: Pick<Plan, 'order' | 'caption'>) {
  return (
    <div className="plan-order">
      <div className="wrap plan-order-inner">
        <h2>{order.heading}</h2>
        <ol>
          {order.steps.map(({ hand, who, title, time }) => (
            <li key={title} className={`order-${hand}`}>
              <span className="order-who">{who}</span>
              <span>
                <span className="order-title">{title}</span> {time}
              </span>
            </li>
          ))}
        </ol>
        <p className="plan-caption">{caption}</p>
      </div>
    </div>
  );
}
