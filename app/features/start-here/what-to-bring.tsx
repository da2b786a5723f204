import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { StartWords } from './start-words.ts';
import tray from './what-to-bring.svg';

interface WhatToBringProps extends Pick<StartWords, 'bring'> {
  things: readonly string[];
}

/** A tray seen from above and the list of what lies on it. What is ticked fades on the tray by the stylesheet alone, and is kept nowhere. */
export function WhatToBring({ bring, things }: WhatToBringProps) {
  return (
    <section className="bring" id={bring.id} aria-labelledby="bring-heading">
      <div className="wrap bring-inner">
        <div className="bring-tray">
          <img src={tray} width={840} height={620} alt={bring.drawing} loading="lazy" />
          <ol aria-hidden="true">
            {things.map((thing, index) => (
              <li key={thing}>{index + 1}</li>
            ))}
          </ol>
        </div>
        <div>
          <h2 id="bring-heading">{bring.heading}</h2>
          <ol className="bring-list">
            {things.map((thing) => {
              const words = <UnbrokenWords>{thing}</UnbrokenWords>;
              return (
                <li key={thing}>
                  <label className="check-row">
                    <span>{words}</span>
                    <input type="checkbox" autoComplete="off" />
                  </label>
                </li>
              );
            })}
          </ol>
          <p className="bring-note">{bring.note}</p>
        </div>
      </div>
    </section>
  );
}
