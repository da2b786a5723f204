import { BeforeAfter } from '../before-after/before-after.tsx';
import type { Story, StoriesWords } from './story-words.ts';

/** How wide the pictures are drawn in each form (story.css): a tall frame shows less than all of them. */
const SIZES = {
  mist: '(min-width: 62em) 58vw, 108vw',
  ink: '(min-width: 62em) 100vw, 154vw',
  beige: '(min-width: 62em) 96vw, 124vw',
} as const;

interface StoryModelProps {
  story: Story;
  labels: StoriesWords['labels'];
  form: keyof typeof SIZES;
}

/** A model of a similar change, and that it is one. */
export function StoryModel({ story: { model, title }, labels, form }: StoryModelProps) {
  if (!model) return null;
  return (
    <div className="story-model">
      <BeforeAfter
        before={model.before}
        after={model.after}
        sizes={SIZES[form]}
        label={`${labels.beforeAndAfter}: ${title}`}
        description={model.change}
      >
        <p className="story-model-kind">
          <em>{labels.model}</em> {labels.isModel}
        </p>
      </BeforeAfter>
    </div>
  );
}
