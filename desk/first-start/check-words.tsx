import { useState, type FormEvent } from 'react';

interface CheckWordsProps {
  words: readonly string[];
  onRight: () => void;
}

/** Two random words, read from the paper: the check that it was printed. */
export function CheckWords({ words, onRight }: CheckWordsProps) {
  const [asked] = useState(() => drawTwo(words.length));
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  const [wrong, setWrong] = useState<readonly number[]>([]);

  const check = (event: FormEvent): void => {
    event.preventDefault();
    const faults = asked.filter((place, at) => words[place] !== typed[at]?.trim().toLowerCase());
    setWrong(faults);
    if (faults.length === 0) onRight();
  };

  return (
    <form className="check-words" onSubmit={check} noValidate>
      <h2>So that we both know it was printed</h2>
      <div className="check-fields">
        {asked.map((place, at) => (
          <label key={place}>
            <span className="label">Word {place + 1} on the paper</span>
            <input
              className="field"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed[at] ?? ''}
              aria-invalid={wrong.includes(place)}
              {...(wrong.length > 0 ? { 'aria-describedby': 'check-fault' } : {})}
              onChange={({ target }) => setTyped(typed.with(at, target.value))}
            />
          </label>
        ))}
      </div>
      <div role="alert" id="check-fault">
        {wrong.map((place) => (
          <p className="fault" key={place}>
            Word {place + 1} is another one. Look at the paper, not at the screen: the words here
            are covered since you printed.
          </p>
        ))}
      </div>
      <div className="start-go">
        <button className="button" type="submit">
          Go on
        </button>
        <span className="small">The words are never sent, saved or shown again.</span>
      </div>
    </form>
  );
}

/** Two different places, in order. */
function drawTwo(count: number): [number, number] {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  const one = first % count;
  const other = (one + 1 + (second % (count - 1))) % count;
  return one < other ? [one, other] : [other, one];
}
