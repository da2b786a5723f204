import type { PageContentOf } from '../../site/page-content.ts';

/** Who belongs: three things that nobody has to do, in three steps. */
export function Circle({ circle }: { circle: PageContentOf<'impressionists'>['circle'] }) {
  return (
    <section className="circle wrap" id="the-circle" aria-labelledby="circle-heading">
      <h2 id="circle-heading">
        {circle.nothing.map((words) => (
          <span key={words}>{words} </span>
        ))}
      </h2>
      <div className="circle-words">
        <p>{circle.who}</p>
        <p>{circle.name}</p>
      </div>
    </section>
  );
}
