import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { ToggleWord } from './toggle-word.tsx';
import type { Catalogue } from './use-catalogue.ts';

interface PlateIndexProps {
  catalogue: Catalogue;
  /** What the row is called. */
  label: string;
  onChoose: Catalogue['choose'];
}

/** Every case as a small plate below its concern: the way to each, and by its headings the filter. */
export function PlateIndex({ catalogue, label, onChoose }: PlateIndexProps) {
  const { cases, concerns, filter, shown, current, addressOf } = catalogue;
  const isAlive = useIsAlive();
  return (
    <nav className="plate-index" aria-label={label}>
      <ul>
        {concerns.map((concern) => (
          <li className="plate-group" key={concern}>
            <ToggleWord
              isAlive={isAlive}
              isPressed={filter.concern === concern}
              onToggle={(isPressed) => onChoose({ ...filter, concern: isPressed ? concern : '' })}
            >
              {concern}
            </ToggleWord>
            <ul>
              {cases
                .filter((entry) => entry.concern === concern)
                .map((entry) => (
                  <li key={entry.name}>
                    <Link
                      to={addressOf(entry)}
                      replace
                      preventScrollReset
                      data-out={shown.includes(entry) ? undefined : ''}
                      aria-current={entry === current ? 'true' : undefined}
                    >
                      <span className="small-plate">
                        <Picture picture={smallest(entry.before)} sizes="6em" />
                        <span className="small-plate-after">
                          <Picture picture={smallest(entry.after)} sizes="6em" />
                        </span>
                      </span>
                      <span className="small-plate-number">
                        {cases.indexOf(entry) + 1}
                        <span className="visually-hidden">. {entry.title}</span>
                      </span>
                    </Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture in its smallest size alone, without its text: the link says what it shows. */
function smallest(picture: PictureFiles): PictureFiles {
  const sources = Object.entries(picture.sources).map(([format, sizes]) => [
    format,
    sizes.split(',', 1)[0] ?? sizes,
  ]);
  return { ...picture, sources: Object.fromEntries(sources), alt: '' };
}
