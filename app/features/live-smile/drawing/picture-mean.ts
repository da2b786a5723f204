import { flatTexture, targetOf } from './gl-texture.ts';
import { UNITS } from './model-store.ts';
import type { PassRunner, Shared } from './pass-runner.ts';
import type { ShaderName } from './shader-sources.ts';

interface Kept {
  readonly width: number;
  readonly height: number;
  readonly one: WebGLTexture;
  readonly sum: WebGLTexture;
  readonly target: WebGLFramebuffer;
}

/** Adds what is on the canvas to the mean of the pictures before it, and shows that. */
export type AddToMean = (shared: Shared, pass: number) => void;

/** The mean of pictures at rest: edges become as smooth as a plate's. */
export function makePictureMean(
  gl: WebGL2RenderingContext,
  { use, fill }: PassRunner<ShaderName>,
): AddToMean {
  let kept: Kept | undefined;

  const keep = (): Kept => {
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    if (kept?.width === width && kept.height === height) return kept;
    if (kept) {
      gl.deleteTexture(kept.one);
      gl.deleteTexture(kept.sum);
      gl.deleteFramebuffer(kept.target);
    }
    const one = flatTexture(gl, { format: gl.RGB8, width, height });
    const sum = flatTexture(gl, { format: gl.RGBA16F, width, height });
    kept = { width, height, one, sum, target: targetOf(gl, sum) };
    return kept;
  };

  return (shared, pass) => {
    gl.activeTexture(gl.TEXTURE0 + UNITS.picture);
    const { width, height, one, sum, target } = keep();
    gl.bindTexture(gl.TEXTURE_2D, one);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
    use('blend', shared);
    gl.enable(gl.BLEND);
    gl.blendColor(0, 0, 0, 1 / (pass + 1));
    gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_CONSTANT_ALPHA);
    fill(target, width, height);
    gl.disable(gl.BLEND);
    gl.bindTexture(gl.TEXTURE_2D, sum);
    gl.viewport(0, 0, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
