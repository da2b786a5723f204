import { finishProgram, startProgram, type Program } from './gl-program.ts';
import type { ShaderSource } from './shader-sources.ts';

const LOOK_EVERY_MS = 8;

/** Compiles programs; waits without blocking where the driver compiles on its own. */
export async function compilePrograms<Name extends string>(
  gl: WebGL2RenderingContext,
  sources: Readonly<Record<Name, ShaderSource>>,
): Promise<Readonly<Record<Name, Program>>> {
  const names = Object.keys(sources) as Name[];
  const started = names.map((name) => ({ name, program: startProgram(gl, sources[name]) }));
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (parallel) {
    const isDone = ({ program }: { program: WebGLProgram }) =>
      gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false;
    while (!started.every(isDone)) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  const programs = started.map(({ name, program }) => [name, finishProgram(gl, program)]);
  return Object.fromEntries(programs) as Record<Name, Program>;
}
