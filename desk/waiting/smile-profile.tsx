import type { CardContent } from '../../domain/desk/card-content.ts';
import { AREAS, type AreaCode } from '../../domain/quiz/areas.ts';
import { titleOfArea } from '../../domain/quiz/area-title.ts';

type Results = NonNullable<CardContent['smileResults']>;

const PLAIN = { color: '#e9e0d0', inkOnColor: '#1f236b' };

/** The outcome of the quiz, which they sent with the box ticked: one ruled strip with numbers and legend. */
export function SmileProfile({ results }: { results: Results }) {
  const areas = results.areas.filter(({ percentage }) => percentage > 0);
  return (
    <section className="profile">
      <div>
        <h3 className="label">Smile profile</h3>
        <p className="profile-persona">{results.persona ?? 'No single one'}</p>
      </div>
      <div>
        <div className="profile-strip" aria-hidden="true">
          {areas.map(({ key, percentage }) => {
            const { color, inkOnColor } = colorsOf(key);
            return (
              <span
                key={key}
                style={{ flexGrow: percentage, backgroundColor: color, color: inkOnColor }}
              >
                {percentage}
              </span>
            );
          })}
        </div>
        <ul className="profile-legend">
          {areas.map(({ key, percentage }) => (
            <li key={key}>
              <i aria-hidden="true" style={{ backgroundColor: colorsOf(key).color }} />
              {titleOfArea(key)} {percentage}%
            </li>
          ))}
        </ul>
        <p className="small">Their own answers, shared with the box ticked. Not a finding.</p>
      </div>
    </section>
  );
}

function colorsOf(key: string) {
  return Object.hasOwn(AREAS, key) ? AREAS[key as AreaCode] : PLAIN;
}
