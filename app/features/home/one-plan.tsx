import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { TermList } from '../../site/term-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PlanSheet } from './plan-sheet.tsx';

/**
 * 'The Smile Blueprint' and 'The Impressions Method': one sheet lies across the border between them, and a line leads from it to each of the
 * three who work from it.
 */
export function OnePlan({
  blueprint,
  method,
}: Pick<PageContentOf<'home'>, 'blueprint' | 'method'>) {
  return (
    <>
      <section className="home-blueprint" id={blueprint.id} aria-labelledby="blueprint-heading">
        <div className="wrap home-blueprint-inner">
          <div className="home-plan-words">
            <h2 id="blueprint-heading">{blueprint.heading}</h2>
            <RichText nodes={blueprint.body} />
            <TextLink className="quiet-link" href={blueprint.link.href}>
              {blueprint.link.label}
            </TextLink>
          </div>
          <div className="home-plan-facts">
            <p className="home-plan-length">
              {blueprint.length.number} <em>{blueprint.length.unit}</em>
            </p>
            <TermList entries={blueprint.facts} />
          </div>
          <PlanSheet sheet={blueprint.sheet} />
        </div>
      </section>
      <section className="home-method" id={method.id} aria-labelledby="method-heading">
        <div className="wrap home-method-inner">
          <div className="home-plan-words">
            <h2 id="method-heading">{method.heading}</h2>
            <RichText nodes={method.body} />
            <TextLink className="quiet-link" href={method.link.href}>
              {method.link.label}
            </TextLink>
          </div>
          <ul className="home-hands">
            {method.hands.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
