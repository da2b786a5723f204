import { RichText } from '../../site/rich-text.tsx';
import type { WeddingsWords } from './wedding-words.ts';

/** The order in one sentence, each word with its note. */
export function OrderOfThings({ order }: Pick<WeddingsWords, 'order'>) {
  return (
    <section className="wedding-order" id={order.id} aria-labelledby="order-heading">
      <div className="wrap">
        <h2 id="order-heading">{order.heading}</h2>
        <ol>
          {order.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What happens at the first visit, for two, and what it costs. */
export function FirstStep({ first }: Pick<WeddingsWords, 'first'>) {
  return (
    <section className="wedding-first" id={first.id} aria-labelledby="first-heading">
      <div className="wrap">
        <h2 id="first-heading">{first.heading}</h2>
        <div className="wedding-first-parts">
          {first.parts.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <div className="prose">
                <RichText nodes={text} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
