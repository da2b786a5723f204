import { firstNameOf, joinNames } from '../../../domain/team/names.ts';
import { peopleOf } from '../../../domain/team/people-of.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { AttributeDrawing } from './attribute-drawing.tsx';
import type { TeamMember } from './team-member.ts';

interface OrderFriezeProps {
  page: Pick<PageContentOf<'team'>, 'order' | 'partners'>;
  people: readonly TeamMember[];
}

/** A first visit as a row of arches on one line, each as tall as somebody's part in it. */
export function OrderFrieze({ page: { order, partners }, people }: OrderFriezeProps) {
  return (
    <section className="order" aria-labelledby="order-heading">
      <div className="wrap">
        <div className="order-head">
          <h2 id="order-heading">{order.heading}</h2>
          <p>
            {order.text} <span className="order-scale">{order.scale}</span>
          </p>
        </div>
        <ol>
          {order.steps.map(({ who, isEither, part, text }) => {
            const met = peopleOf(who, people);
            return (
              <li key={text} className={met.length > 1 ? 'order-wide' : undefined}>
                <div className={`order-arch order-part-${part}`} aria-hidden="true">
                  {met.map(({ id, attribute }) => (
                    <AttributeDrawing key={id} attribute={attribute} />
                  ))}
                </div>
                <p>
                  <em>
                    {joinNames(
                      met.map(({ name }) => firstNameOf(name)),
                      isEither ? 'or' : 'and',
                    )}
                  </em>{' '}
                  {text}
                </p>
              </li>
            );
          })}
        </ol>
        <div className="order-partners" id="surgical-partners">
          <h3>{partners.heading}</h3>
          <div className="prose">
            <RichText nodes={partners.body} />
          </div>
        </div>
      </div>
    </section>
  );
}
