import { useEffect, useRef, useState } from 'react';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';
import './keyboard-map.css';

const MAP = [
  {
    title: 'Among cards',
    keys: [
      ['Next, previous', ['J', 'K']],
      ['Back to the list', ['Esc']],
      ['Find', ['/']],
      ['Waiting, Diary, Cards, The site', ['1', '2', '3', '4']],
    ],
  },
  {
    title: 'Answer',
    keys: [
      ['Call', ['C']],
      ['Text', ['T']],
      ['E-mail', ['E']],
      ['Send the letter', ['Ctrl', 'Enter']],
    ],
  },
  {
    title: 'Then, in one stroke',
    keys: [
      ['Reached', ['R']],
      ['No answer, try again at', ['N']],
      ['Follow up on', ['F']],
      ['Close, with a reason', ['X']],
      ['Choose what is asked', ['1', '2', '…']],
      ['Add a note on that card', ['A']],
      ['Undo the last stroke', ['Z']],
    ],
  },
  {
    title: 'On the card',
    keys: [
      ['Somebody called, also in other rooms', ['S']],
      ['Write a note', ['W']],
      ['Keep the note', ['Ctrl', 'Enter']],
      ['Give to', ['G']],
      ['Find a time for them', ['B']],
      ['Photos on the light table', ['P']],
    ],
  },
  {
    title: 'On the light table',
    keys: [
      ['Choose a photo', ['1', '…', '6']],
      ['All, one, side by side', ['A', 'O', 'S']],
      ['Larger, smaller, whole', ['+', '−', '0']],
      ['Brighter', ['V']],
      ['Put the photo in another place', ['M']],
      ['Choose the place, put it', ['↑', '↓', '←', '→', 'Enter']],
      ['Leave it where it lies', ['Esc']],
      ['Undo the last move', ['Z']],
      ['Write what you see', ['W']],
      ['Back to the card', ['Esc']],
    ],
  },
  {
    title: 'In the diary',
    keys: [
      ['Day or week', ['D']],
      ['Along the days of a month', ['↑', '↓', '←', '→']],
      ['Block a time', ['B']],
      ['Move the slip', ['M']],
      ['Half an hour, a day', ['↑', '↓', '←', '→']],
      ['Move and send', ['Enter']],
      ['Cancel the slip', ['X']],
      ['Undo the last change', ['Z']],
      ['Not now', ['Esc']],
    ],
  },
  {
    title: 'Always',
    keys: [
      ['This page', ['?']],
      ['Lock', ['L']],
    ],
  },
] as const;

/** Every key with what it does. */
export function KeyboardMap({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Its first control stands at its end, and a dialog opens at what has the focus.
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="keyboard-map over-desk"
      aria-labelledby="map-title"
      onClose={onClose}
    >
      <h2 ref={heading} id="map-title" tabIndex={-1}>
        By keyboard
      </h2>
      <div className="map-columns">
        {MAP.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([what, signs]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {signs.map((sign) => (
                      <kbd key={sign}>{sign}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="check-row">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        <span>
          Single letters act. They do nothing while you write in a field, and all of it works by Tab
          and Enter without them.
        </span>
      </label>
      <button className="button low" type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
