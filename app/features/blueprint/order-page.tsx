import { Notes } from './notes.tsx';
import type { DocumentWords } from './blueprint-words.ts';
import { ForOption } from './for-option.tsx';
import { SamplePage } from './sample-page.tsx';
import { StageChart } from './stage-chart.tsx';

/** Page 4: the stages of the chosen option on one scale of months. */
export function OrderPage({ words }: { words: DocumentWords }) {
  return (
    <SamplePage words={words} number={4} page={words.order} followsOption>
      {words.options.choices.map((option) => (
        <ForOption key={option.letter} option={option}>
          <StageChart stages={option.stages} scale={words.order.scale} />
          <Notes notes={option.orderNotes} />
        </ForOption>
      ))}
    </SamplePage>
  );
}
