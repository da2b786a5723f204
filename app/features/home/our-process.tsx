import type { PageContentOf } from '../../site/page-content.ts';

/** 'Our Process': what you do and what we do in each of the four steps; side by side where there is room. */
export function OurProcess({ process }: Pick<PageContentOf<'home'>, 'process'>) {
  return (
    <section className="home-process wrap" id={process.id} aria-labelledby="process-heading">
      <h2 id="process-heading">{process.heading}</h2>
      <ol className="home-process-steps">
        {process.steps.map(({ title, you, we }) => (
          <li key={title}>
            <h3>{title}</h3>
            <dl>
              <div>
                <dt>{process.you}</dt>
                <dd>{you}</dd>
              </div>
              <div>
                <dt>{process.we}</dt>
                <dd>{we}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
