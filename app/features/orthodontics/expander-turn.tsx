import words from 'content:live-exhibits';
import { PALATE_CAMERA } from '../../../domain/smile/camera.ts';
import { CAST_STAND } from '../../../domain/smile/pose.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { PlateTurn } from '../live-smile/plate-turn.tsx';

/** With the model's code. */
const loadSmile = async () => {
  const { EXPANDER_EXHIBIT } = await import('../../../domain/smile/exhibits.ts');
  return (): WornSmile => EXPANDER_EXHIBIT;
};

/** What turns the expander's plate. */
export function ExpanderTurn({ title }: { title: string }) {
  return (
    <PlateTurn
      words={words}
      title={title}
      state={null}
      loadSmile={loadSmile}
      sentence={words.expander}
      camera={PALATE_CAMERA}
      stand={CAST_STAND}
    />
  );
}
