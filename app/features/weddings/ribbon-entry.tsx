import type { OpeningRules } from '../../../domain/scheduling/slot.ts';
import { sayDate } from '../../../domain/practice/say-date.ts';
import { beginBy } from '../../../domain/weddings/begin-by.ts';
import { RichText } from '../../site/rich-text.tsx';
import type { RibbonEntry } from './ribbon-entries.ts';
import { sayBefore, type RibbonWords } from './wedding-words.ts';

/** Mostly another year than this one, and one of them beside the other without it was read as this one's. */
const WITH_YEAR = { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' } as const;

interface RibbonEntryItemProps {
  words: RibbonWords;
  entry: RibbonEntry;
  /** Null where there is no date. */
  day: string | null;
  /** When the practice is open; null before the page is alive. */
  rules: OpeningRules | null;
}

/** What stands at a mark: by when it begins, what it is, a line about it. */
export function RibbonEntryItem({ words, entry, day, rules }: RibbonEntryItemProps) {
  const { line, laneSpan, span } = entry;
  const isWork = line.lane === 'couple';
  return (
    <li className="ribbon-entry" data-lane={line.lane} data-span={laneSpan} data-next={span}>
      <p className="ribbon-by">
        {isWork ? null : <span className="visually-hidden">{words.lanes.party}: </span>}
        {isWork && day !== null && rules !== null
          ? words.by.replace('{day}', sayDate(beginBy(line, day, rules), WITH_YEAR))
          : sayBefore(line.before, words.last)}
      </p>
      <h3>{line.title}</h3>
      {isWork ? <p>{line.text}</p> : <RichText nodes={line.text} />}
    </li>
  );
}
