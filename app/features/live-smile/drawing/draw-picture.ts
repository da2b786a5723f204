import type { Camera } from '../../../../domain/smile/camera.ts';
import type { Pose } from '../../../../domain/smile/pose.ts';
import type { Mesh } from './gl-mesh.ts';
import type { Program } from './gl-program.ts';
import { lookAt, type PicturePlace } from './look-at.ts';
import type { Matrix } from './camera-matrix.ts';
import type { ModelStore } from './model-store.ts';
import type { PassRunner, Shared } from './pass-runner.ts';
import type { ShaderName } from './shader-sources.ts';
import type { WornModel } from './worn-model.ts';

export interface PictureWish {
  readonly camera: Camera;
  readonly pose: Pose;
  readonly place: PicturePlace;
  readonly gumRedness: number;
  /** Whether the model is a cast, which is drawn with what is on it. */
  readonly isCast: boolean;
  /** What is on the teeth, where anything is. */
  readonly worn: WornModel | undefined;
  /** Whether it is a picture at rest, which may take longer. */
  readonly isFine: boolean;
  /** Which of the pictures that are averaged at rest; each is a part of a pixel aside. */
  readonly pass: number;
}

/** Steps of an even spread over a pixel (the plastic number's). */
const ASIDE = { x: 0.754878, y: 0.56984 };

function moveAside(view: Matrix, pass: number, { canvas }: PicturePlace): void {
  const part = (step: number) => ((pass * step) % 1) - 0.5;
  const [x, y] = [(part(ASIDE.x) * 2) / canvas.width, (part(ASIDE.y) * 2) / canvas.height];
  for (const column of [0, 4, 8, 12]) {
    const w = view[column + 3] ?? 0;
    view[column] = (view[column] ?? 0) + x * w;
    view[column + 1] = (view[column + 1] ?? 0) + y * w;
  }
}

function makeOpaque(gl: WebGL2RenderingContext): void {
  gl.colorMask(false, false, false, true);
  gl.clearColor(0, 0, 0, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.clearColor(0, 0, 0, 0);
  gl.colorMask(true, true, true, true);
}

/** Draws page, teeth, gums, the dark behind them, the cast's lid and what is worn onto the canvas. */
export function drawPicture(
  gl: WebGL2RenderingContext,
  store: ModelStore,
  runner: PassRunner<ShaderName>,
  shared: Shared,
  wish: PictureWish,
): void {
  const { canvas } = wish.place;
  const { eye, view, unview, heights } = lookAt(wish.camera, wish.pose, wish.place, wish.isCast);
  if (wish.pass > 0) moveAside(view, wish.pass, wish.place);
  const tell = (program: Program): Program => {
    gl.uniform3fv(program.at('eye'), eye);
    gl.uniformMatrix4fv(program.at('view'), false, view);
    gl.uniform1f(program.at('gumRedness'), wish.gumRedness);
    gl.uniform1i(program.at('isFine'), Number(wish.isFine));
    gl.uniform2f(program.at('screen'), canvas.width, canvas.height);
    return program;
  };
  const see = (name: ShaderName) => tell(runner.use(name, shared));
  const show = (name: ShaderName, mesh: Mesh) => {
    see(name);
    gl.bindVertexArray(mesh.seen);
    gl.drawElements(gl.TRIANGLES, mesh.indexCount, gl.UNSIGNED_INT, 0);
  };
  gl.viewport(0, 0, canvas.width, canvas.height);
  gl.disable(gl.DEPTH_TEST);
  gl.bindVertexArray(null);
  // Under a clear sheet, opacity tells the model from the page.
  const hasSheet = wish.worn?.hasSheet() ?? false;
  if (hasSheet) gl.clear(gl.COLOR_BUFFER_BIT);
  gl.colorMask(true, true, true, !hasSheet);
  const page = see('page');
  gl.uniform2fv(page.at('heights'), heights);
  gl.uniformMatrix4fv(page.at('unview'), false, unview);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.colorMask(true, true, true, true);
  gl.enable(gl.DEPTH_TEST);
  gl.clear(gl.DEPTH_BUFFER_BIT);
  gl.enable(gl.CULL_FACE);
  show('enamel', store.teeth);
  if (!wish.isCast) show('gum', store.gums);
  gl.disable(gl.CULL_FACE);
  if (!wish.isCast) {
    show('cavity', store.mouth);
    show('lid', store.lid);
  }
  gl.bindVertexArray(null);
  wish.worn?.draw(shared, tell);
  if (hasSheet) makeOpaque(gl);
}
