import { finishProgram, startProgram, type Program } from './gl-program.ts';
import type { ShaderSource } from './shader-sources.ts';

const LOOK_EVERY_MS = 8;

/** Compiles programs; waits without blocking where the driver compiles on its own. */
export async function compilePrograms<Name extends string>(
  gl: WebGL2RenderingContext,
  sources: Readonly<Partial<Record<Name, ShaderSource>>>,
): Promise<ReadonlyMap<Name, Program>> {
  const named = Object.entries(sources) as [Name, ShaderSource][];
  const started = named.map(([name, source]) => ({ name, program: startProgram(gl, source) }));
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (parallel) {
    const isDone = ({ program }: { program: WebGLProgram }) =>
      gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false;
    while (!started.every(isDone)) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  return new Map(started.map(({ name, program }) => [name, finishProgram(gl, program)]));
}
