import { endOf, SCALE_MONTHS } from '../../../domain/stories/story.ts';
import { Link } from 'react-router';
import { percent, treatmentsIn, type Story, type StoriesWords } from './story-words.ts';

const GRID_MONTHS = [0, 3, 6, 9, 12, 15];

interface StoryContentsProps {
  stories: readonly Story[];
  words: StoriesWords['contents'];
  /** The query that leads to a story: without the choice of treatments where this would hide it. */
  searchOf: (story: Story) => string;
}

/** The table of contents, drawn to scale: each opening line over the months of its story. */
export function StoryContents({ stories, words, searchOf }: StoryContentsProps) {
  return (
    <nav className="story-contents" aria-label={words.label}>
      <ol>
        {stories.map((story) => (
          <li key={story.id} data-treatments={treatmentsIn(story)}>
            <Link to={{ search: searchOf(story), hash: story.id }}>
              <span className="story-contents-words">
                <q>{story.opening}</q> <span>{story.short}</span>
              </span>
              <MiniStrip steps={story.steps} />
            </Link>
          </li>
        ))}
      </ol>
      <svg className="story-contents-axis" aria-hidden="true" focusable="false">
        {GRID_MONTHS.map((month) => (
          <text
            key={month}
            x={percent(month, SCALE_MONTHS)}
            y="1.5em"
            textAnchor={month === 0 ? 'start' : 'middle'}
          >
            {month}
          </text>
        ))}
        <text x="100%" y="1.5em" textAnchor="end">
          {`${SCALE_MONTHS} ${words.months}`}
        </text>
      </svg>
    </nav>
  );
}

function MiniStrip({ steps }: Pick<Story, 'steps'>) {
  return (
    <svg className="mini-strip" aria-hidden="true" focusable="false">
      {steps.map((step, row) => (
        <rect
          key={step.name}
          data-treatments={step.treatment}
          x={percent(step.from, SCALE_MONTHS)}
          width={percent(endOf(step) - step.from, SCALE_MONTHS)}
          y={`${row * 0.4375}em`}
          height="0.375em"
        />
      ))}
    </svg>
  );
}
