/** Renderers that reckon on the main processor: too slow to be a pleasure. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** Below this much memory, in gigabytes, a page with a model may be thrown out of it. */
const LEAST_MEMORY_GB = 2;

export interface Device {
  readonly renderer: string;
  readonly memoryGb: number | undefined;
  readonly savesData: boolean;
}

/** Whether the model is drawn live on a device: not in software, not in little memory, and not against the visitor's wish to save data. */
export function mayDrawLive({ renderer, memoryGb, savesData }: Device): boolean {
  return !savesData && (memoryGb ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB && !SOFTWARE.test(renderer);
}

/** What a context says of the renderer; empty where the browser keeps it to itself, which hides no software from us that we could know of. */
export function rendererOf(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}
