import type { ShaderSource } from './shader-sources.ts';

export interface Program {
  readonly program: WebGLProgram;
  /** Where a uniform stands; none where the program does not use it, which WebGL accepts. */
  readonly at: (name: string) => WebGLUniformLocation | null;
}

/** Where each block of numbers is bound. */
const BLOCKS = ['Teeth', 'Worn', 'Cast'];

/** Starts compiling; several programs started together compile side by side where the driver can. */
export function startProgram(gl: WebGL2RenderingContext, source: ShaderSource): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, source.vertex],
    [gl.FRAGMENT_SHADER, source.fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  if (source.captured)
    gl.transformFeedbackVaryings(program, [...source.captured], gl.INTERLEAVED_ATTRIBS);
  gl.linkProgram(program);
  return program;
}

/** Throws with the driver's words when a program could not be made. */
export function finishProgram(gl: WebGL2RenderingContext, program: WebGLProgram): Program {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const shaders = gl.getAttachedShaders(program) ?? [];
    const logs = [gl.getProgramInfoLog(program), ...shaders.map((one) => gl.getShaderInfoLog(one))];
    throw new Error(`shader: ${logs.join('\n')}`);
  }
  BLOCKS.forEach((name, place) => {
    const block = gl.getUniformBlockIndex(program, name);
    if (block !== gl.INVALID_INDEX) gl.uniformBlockBinding(program, block, place);
  });
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    at: (name) => {
      let place = places.get(name);
      if (place === undefined) {
        place = gl.getUniformLocation(program, name);
        places.set(name, place);
      }
      return place;
    },
  };
}
