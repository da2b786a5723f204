import { useRef, type ReactNode } from 'react';
import { ActionLink } from '../../site/action-link.tsx';
import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import { StoryArticle } from './story-article.tsx';
import { StoryContents } from './story-contents.tsx';
import type { StoriesWords } from './story-words.ts';
import { TreatmentChoice } from './treatment-choice.tsx';
import type { TreatmentChoice as Choice } from './treatment-filter.ts';
import { useTreatmentFilter } from './use-treatment-filter.ts';

interface StoriesProps {
  page: StoriesWords;
  /** What stands between the contents and the stories. */
  children: ReactNode;
}

/** The opening with the contents, the choice of a treatment, and the stories. */
export function Stories({ page, children }: StoriesProps) {
  const { stories } = page;
  const { choice, choose, searchOf } = useTreatmentFilter(stories);
  const list = useRef<HTMLDivElement>(null);

  function chooseAndShow(next: Choice) {
    if (!choose(next)) return;
    // From within the stories: what is left begins where the reader was led away from.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  }
  return (
    <div className="stories">
      <div className="wrap stories-opening">
        <PageTop />
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <div className="stories-lead">
          <p>
            <UnbrokenWords>{page.lead}</UnbrokenWords>{' '}
            {stories.every(({ sample }) => sample) ? page.allSamples : null}
          </p>
          <ActionLink action={page.quiz} className="button" />
        </div>
        <StoryContents stories={stories} words={page.contents} searchOf={searchOf} />
      </div>
      {children}
      <TreatmentChoice
        stories={stories}
        words={page.filter}
        choice={choice}
        onChoose={chooseAndShow}
      />
      <div className="story-list" ref={list}>
        {stories.map((story, index) => (
          <StoryArticle key={story.id} story={story} index={index} words={page} />
        ))}
      </div>
    </div>
  );
}
