import { expect, it, vi } from 'vitest';
import { MONTHS_CAMERA } from '../../../../domain/smile/camera.ts';
import { exampleSmile } from '../../../../domain/orthodontics/example-smile.ts';
import { WORN_NAMES } from '../../../../domain/orthodontics/example-ways.ts';
import { FRONT_POSE } from '../../../../domain/smile/pose.ts';
import { startLiveDrawing } from './live-drawing.ts';

/** Compiling, without a graphics chip, on a busy machine. */
const DONE_WITHIN_MS = 300_000;
/** One a second: ten minutes of them. */
const CHANGES = 600;
const WARMING_UP = 30;
const WAYS = WORN_NAMES.length;
/** The grid for a slow machine is made when the machine first proves slow. */
const MADE_LATE = 1;

const KINDS = [
  'Buffer',
  'Framebuffer',
  'Program',
  'Shader',
  'Texture',
  'TransformFeedback',
  'VertexArray',
] as const;

/** A context that draws nothing, so that hundreds of changes take seconds, and counts what it keeps and what it is told to draw. */
function openCounted(canvas: HTMLCanvasElement) {
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('no WebGL 2');
  const counted = { kept: 0, waits: 0, draws: 0 };
  const methods = gl as unknown as Record<string, (...given: unknown[]) => unknown>;
  const count = (name: string, what: 'kept' | 'waits', by: number) => {
    const method = methods[name]?.bind(gl);
    methods[name] = (...given) => {
      counted[what] += by;
      return method?.(...given);
    };
  };
  for (const kind of KINDS) {
    count(`create${kind}`, 'kept', 1);
    count(`delete${kind}`, 'kept', -1);
  }
  count('fenceSync', 'waits', 1);
  count('deleteSync', 'waits', -1);
  for (const name of ['drawArrays', 'drawElements'])
    methods[name] = () => {
      counted.draws++;
    };
  return { gl, counted };
}

const nextFrame = () => new Promise(requestAnimationFrame);

it(
  'keeps no more on the graphics chip after minutes of changes than after the first of them',
  async () => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.style.setProperty('display', 'block');
    const { gl, counted } = openCounted(canvas);
    const onFault = vi.fn<(fault: unknown) => void>();
    const viewAt = (change: number) => ({
      smile: exampleSmile((change % 97) / 97, WORN_NAMES[change % WAYS] ?? 'nothing'),
      pose: { ...FRONT_POSE, yawDeg: (change % 60) - 30 },
    });
    const onFirstFrame = vi.fn<() => void>();
    const drawing = startLiveDrawing({
      gl,
      canvas,
      picture: canvas,
      camera: MONTHS_CAMERA,
      first: viewAt(0),
      onFirstFrame,
      onFault,
    });
    await expect.poll(() => onFirstFrame.mock.calls.length, { timeout: DONE_WITHIN_MS }).toBe(1);

    const change = async (from: number, until: number) => {
      const drawn = counted.draws;
      for (let number = from; number < until; number++) {
        canvas.style.setProperty('width', `${200 + (number % 7) * 20}px`);
        drawing.show(viewAt(number));
        await nextFrame();
      }
      // What is worn for the first time is compiled before anything is drawn of it: on a busy machine a rest of its own.
      await expect.poll(() => counted.draws, { timeout: DONE_WITHIN_MS }).toBeGreaterThan(drawn);
      // At rest nothing is drawn, and nothing waits for the chip.
      const atWork = async () => {
        const before = counted.draws;
        await new Promise((done) => setTimeout(done, 500));
        return counted.draws - before + counted.waits;
      };
      await expect.poll(atWork, { timeout: DONE_WITHIN_MS }).toBe(0);
      return counted.kept;
    };
    // What changes again before it is shaped is left out: each way rests once, so that all that is worn is made.
    for (let way = 0; way < WAYS; way++) await change(way, way + 1);
    const first = await change(WAYS, WARMING_UP);
    const last = await change(WARMING_UP, CHANGES);
    expect(last - first).toBeLessThanOrEqual(MADE_LATE);
    expect(onFault).not.toHaveBeenCalled();
    drawing.stop();
    canvas.remove();
  },
  DONE_WITHIN_MS,
);
