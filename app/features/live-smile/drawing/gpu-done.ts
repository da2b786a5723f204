const LOOK_EVERY_MS = 2;

/** Settles when the graphics chip has done what it was told, or the context is lost; never blocks. */
export function gpuDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((done) => {
    const look = () => {
      if (fence && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
        setTimeout(look, LOOK_EVERY_MS);
        return;
      }
      gl.deleteSync(fence);
      done();
    };
    setTimeout(look, 0);
  });
}
