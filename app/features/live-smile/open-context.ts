import { mayDrawLive, rendererOf } from './may-draw-live.ts';

/** A context that can draw the model, or none: no WebGL 2, nothing to draw light into, or a renderer in software. */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  const gl = canvas.getContext('webgl2', {
    antialias: true,
    // Where nothing is drawn yet, as after another size, the picture below is seen.
    alpha: true,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'high-performance',
    // What was drawn must be there when the page is printed.
    preserveDrawingBuffer: true,
  });
  if (!gl) return undefined;
  const canKeepLight =
    gl.getExtension('EXT_color_buffer_float') ?? gl.getExtension('EXT_color_buffer_half_float');
  const device = { renderer: rendererOf(gl), memoryGb: undefined, savesData: false };
  if (canKeepLight && mayDrawLive(device)) return gl;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return undefined;
}
