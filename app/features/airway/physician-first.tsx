import type { AirwayWords } from './airway-words.ts';

/** What comes before us: 911, and a physician. It stands before what we do. */
export function PhysicianFirst({ first }: Pick<AirwayWords, 'first'>) {
  const { call, physician } = first;
  return (
    <section className="airway-first" id={first.id} aria-label={physician.heading}>
      <div className="airway-call">
        <h2>
          <a href="tel:911">{call.heading}</a>
        </h2>
        <ul>
          {call.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
      <div className="airway-physician">
        <h2>{physician.heading}</h2>
        <ul>
          {physician.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>{physician.text}</p>
      </div>
    </section>
  );
}
