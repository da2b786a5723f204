import { finishProgram, startProgram, type Program } from './gl-program.ts';
import { SHADERS, type ShaderName } from './shader-sources.ts';

const LOOK_EVERY_MS = 8;

/** Compiles every program; waits without blocking where the driver compiles on its own. */
export async function compilePrograms(
  gl: WebGL2RenderingContext,
): Promise<Readonly<Record<ShaderName, Program>>> {
  const names = Object.keys(SHADERS) as ShaderName[];
  const started = names.map((name) => ({ name, program: startProgram(gl, SHADERS[name]) }));
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (parallel) {
    const isDone = ({ program }: { program: WebGLProgram }) =>
      gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false;
    while (!started.every(isDone)) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  const programs = started.map(({ name, program }) => [name, finishProgram(gl, program)]);
  return Object.fromEntries(programs) as Record<ShaderName, Program>;
}
