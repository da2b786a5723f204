/** Vertices that the graphics chip fills itself, or that are given. */
export interface Mesh {
  readonly count: number;
  readonly indexCount: number;
  /** Place, normal and, where there are eight numbers a vertex, two more. */
  readonly body: WebGLBuffer;
  readonly light: WebGLBuffer;
  readonly seen: WebGLVertexArrayObject;
  /** Only place and normal: what is written may not be bound where light is read. */
  readonly bare: WebGLVertexArrayObject;
}

export interface MeshForm {
  readonly count: number;
  readonly floats: 6 | 8;
  readonly indices: Uint32Array;
}

const LIGHT_FLOATS = 4;

/** A mesh with room for its vertices. */
export function makeMesh(gl: WebGL2RenderingContext, { count, floats, indices }: MeshForm): Mesh {
  const body = gl.createBuffer();
  const light = gl.createBuffer();
  const give = (place: number, size: number, offset: number) => {
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, floats * 4, offset);
  };
  const giveBody = () => {
    give(0, 3, 0);
    give(1, 3, 12);
  };
  gl.bindBuffer(gl.ARRAY_BUFFER, body);
  gl.bufferData(gl.ARRAY_BUFFER, count * floats * 4, gl.DYNAMIC_COPY);
  const bare = gl.createVertexArray();
  gl.bindVertexArray(bare);
  giveBody();
  const seen = gl.createVertexArray();
  gl.bindVertexArray(seen);
  giveBody();
  if (floats > 6) give(3, 2, 24);
  gl.bindBuffer(gl.ARRAY_BUFFER, light);
  gl.bufferData(gl.ARRAY_BUFFER, count * LIGHT_FLOATS * 4, gl.DYNAMIC_COPY);
  gl.enableVertexAttribArray(2);
  gl.vertexAttribPointer(2, LIGHT_FLOATS, gl.FLOAT, false, LIGHT_FLOATS * 4, 0);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  gl.bindBuffer(gl.ARRAY_BUFFER, null);
  return { count, indexCount: indices.length, body, light, seen, bare };
}

/** Gives a mesh its vertices. */
export function fillMesh(gl: WebGL2RenderingContext, mesh: Mesh, vertices: Float32Array): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, mesh.body);
  gl.bufferSubData(gl.ARRAY_BUFFER, 0, vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, null);
}
