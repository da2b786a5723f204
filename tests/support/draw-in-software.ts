import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often anything was told to draw, vertices and pictures alike. */
    drawCount: number;
    /** Takes the canvas away, as a driver may. */
    loseCanvas: () => void;
  }
}

/** The renderer's name: WEBGL_debug_renderer_info. */
const UNMASKED_RENDERER_WEBGL = 0x92_46;

/**
 * Lets a page take the renderer in software, the only one that tests have, for a graphics chip; and counts what is drawn. What decides is not changed:
 * it only hears another name.
 */
export async function drawInSoftware(page: Page): Promise<void> {
  await page.addInitScript((rendererName) => {
    const contexts: WebGL2RenderingContext[] = [];
    window.drawCount = 0;
    window.loseCanvas = () => {
      for (const gl of contexts) gl.getExtension('WEBGL_lose_context')?.loseContext();
    };
    const { getParameter, drawArrays, drawElements } = WebGL2RenderingContext.prototype;
    Object.assign(WebGL2RenderingContext.prototype, {
      getParameter(this: WebGL2RenderingContext, name: number): unknown {
        if (name !== rendererName) return getParameter.call(this, name);
        contexts.push(this);
        return 'A graphics chip';
      },
      drawArrays(this: WebGL2RenderingContext, ...given: Parameters<typeof drawArrays>) {
        window.drawCount++;
        drawArrays.apply(this, given);
      },
      drawElements(this: WebGL2RenderingContext, ...given: Parameters<typeof drawElements>) {
        window.drawCount++;
        drawElements.apply(this, given);
      },
    });
  }, UNMASKED_RENDERER_WEBGL);
}
