const COLOURS = [
  'ink',
  'ink-2',
  'mist',
  'paper',
  'beige',
  'desk',
  'wall',
  'floor',
  'gold',
  'gold-ink',
  'gold-light',
  'danger',
];
const STEPS_PX = [8, 12, 16, 24, 32, 40, 56, 72, 96, 148];

/** Colours and steps of space by their names; app/styles/tokens.css is their source. */
export function Tokens() {
  return (
    <section className="section-block">
      <h2 className="section-heading">Tokens</h2>
      <div className="section-content">
        <ul className="action-row">
          {COLOURS.map((name) => (
            <li key={name}>
              <span
                style={{
                  display: 'block',
                  width: 96,
                  height: 56,
                  border: '1px solid var(--line)',
                  background: `var(--${name})`,
                }}
              />
              --{name}
            </li>
          ))}
        </ul>
        <ul>
          {STEPS_PX.map((px) => (
            <li key={px}>
              <span
                style={{ display: 'inline-block', width: px, height: 8, background: 'var(--gold)' }}
              />{' '}
              {px} px
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
