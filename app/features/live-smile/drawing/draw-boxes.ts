/** Two triangles a face. */
const BOX_VERTICES = 36;

/**
 * Draws boxes in which rays meet shapes, by the program that is used. The canvas's own smoothing does not see the shapes' outlines: what they cover of a
 * pixel tells it.
 */
export function drawBoxes(gl: WebGL2RenderingContext, count: number): void {
  gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
  gl.colorMask(true, true, true, false);
  gl.enable(gl.CULL_FACE);
  gl.drawArrays(gl.TRIANGLES, 0, count * BOX_VERTICES);
  gl.disable(gl.CULL_FACE);
  gl.colorMask(true, true, true, true);
  gl.disable(gl.SAMPLE_ALPHA_TO_COVERAGE);
}
