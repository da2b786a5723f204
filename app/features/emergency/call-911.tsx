import type { EmergencyWords } from './emergency-words.ts';

/** What is no dentist's affair. Below the steps, whatever was chosen. */
export function Call911({ words }: { words: EmergencyWords['call911'] }) {
  return (
    <section className="call-911" id="when-to-call-911" aria-labelledby="call-911-heading">
      <h2 id="call-911-heading">{words.heading}</h2>
      <ul>
        {words.signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <div>
        <h3>{words.department.heading}</h3>
        <ul>
          {words.department.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
