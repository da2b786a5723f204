import { StoryModel } from './story-model.tsx';
import { StoryPortrait } from './story-portrait.tsx';
import { treatmentsIn, type Story, type StoriesWords } from './story-words.ts';
import { TimeStrip } from './time-strip.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';

/** The three forms that stories are set in, one after another: none looks like its neighbor. */
const FORMS = ['mist', 'ink', 'beige'] as const;

interface StoryArticleProps {
  story: Story;
  /** Its place among the stories. */
  index: number;
  words: Pick<StoriesWords, 'labels' | 'contents'>;
}

/** One story: what was said, what was planned and why, what was done when, and what came of it. */
export function StoryArticle({ story, index, words: { labels, contents } }: StoryArticleProps) {
  const form = FORMS[index % FORMS.length] ?? 'mist';
  const headingId = `${story.id}-title`;
  const model = <StoryModel story={story} labels={labels} form={form} />;
  return (
    <article
      className={`story story-${form}`}
      id={story.id}
      aria-labelledby={headingId}
      data-treatments={treatmentsIn(story)}
    >
      {form === 'ink' ? model : null}
      <div className="wrap story-inner">
        <div className="story-head">
          <p className="story-kind">{story.sample ? labels.isSample : labels.isPatient}</p>
          <blockquote className="story-opening">
            <p>{story.opening}</p>
          </blockquote>
          <p className="story-who">{story.who}</p>
        </div>
        {story.portrait ? <StoryPortrait picture={story.portrait} /> : null}
        <h2 className="story-title" id={headingId}>
          {story.title}
        </h2>
        <Part className="story-plan" heading={labels.plan} text={story.plan} />
        <Part className="story-time" heading={labels.time} text={story.time} />
        <TimeStrip story={story} labels={labels} months={contents.months} />
        <Part className="story-result" heading={labels.result} text={story.result} />
        {form === 'ink' ? null : model}
      </div>
    </article>
  );
}

function Part({ heading, text, className }: { heading: string; text: string; className: string }) {
  return (
    <div className={className}>
      <h3>{heading}</h3>
      <p>
        <UnbrokenWords>{text}</UnbrokenWords>
      </p>
    </div>
  );
}
