import type { Stretch } from '../../domain/desk/diary-days.ts';
import { useRoom } from '../room.ts';
import { sayStart } from './diary-words.ts';
import type { SaidProposal } from './propose.ts';

interface ProposedTimesProps {
  proposal: SaidProposal;
  chosen: Stretch;
  onTime: (at: Stretch) => void;
}

/** The first free times that somebody could be offered on the phone, to choose from. */
export function ProposedTimes({ proposal, chosen, onTime }: ProposedTimesProps) {
  const rules = useRoom().practice.opening;
  const { times } = proposal;
  if (times.length === 0) return <p className="small">{sayWhy(proposal)}</p>;
  return (
    <fieldset className="proposed">
      <legend className="label">
        {proposal.why === 'held' ? 'Offered to them' : 'Times to propose'}
      </legend>
      {times.map((time) => (
        <label className="check-row" key={`${time.day} ${time.from}`}>
          <input
            type="radio"
            name="proposed"
            checked={time.day === chosen.day && time.from === chosen.from}
            onChange={() => onTime(time)}
          />
          <span>{sayStart(rules, time)}</span>
        </label>
      ))}
      <p className="small">{sayWhy(proposal)}</p>
    </fieldset>
  );
}

function sayWhy({ why, areTheirs }: SaidProposal): string {
  if (why === 'held')
    return 'A letter holds these for them. Any other free time can be chosen too.';
  if (why === 'near') {
    return 'Near the time that they have, and one sooner where there is one. Any other free time can be chosen too.';
  }
  if (why === 'none-wished') {
    return 'Nothing is free on the days that they wish within four months. Choose another below.';
  }
  if (why === 'none')
    return 'Nothing is free within a month with the notice that visitors book by.';
  const outside = areTheirs
    ? ''
    : 'Nothing is free at the time of day that they asked for: these lie outside it. ';
  return why === 'weekend'
    ? `${outside}They asked for a weekend. Any other free time can be chosen too.`
    : `${outside}None is sooner than visitors can book online. A sooner one can be chosen below.`;
}
