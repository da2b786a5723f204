import type { PageContentOf } from '../../site/page-content.ts';
import plannedArch from './planned-arch.svg';

/** The first page of a Smile Blueprint: the planned arch, and what the document holds. */
export function PlanSheet({ sheet }: Pick<PageContentOf<'home'>['blueprint'], 'sheet'>) {
  return (
    <div className="home-plan-sheet">
      <p className="home-plan-sheet-head">
        <span>{sheet.from}</span> <span>{sheet.mark}</span>
      </p>
      <p className="home-plan-sheet-title">{sheet.title}</p>
      <img src={plannedArch} alt={sheet.drawing} width="1540" height="1100" loading="lazy" />
      <ol>
        {sheet.contents.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
  );
}
