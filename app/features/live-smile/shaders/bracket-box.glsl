/* The room that a bracket and the layer under it take, in its tooth's axes. */
struct Box { vec3 middle, half_; };
Box boxOf(Tooth t, int kind) {
  Bracket b = bracketOf(kind);
  float middle = bracketHeight(t), face = labialFace(t, middle);
  return Box(vec3(0., face + .8 - .5 * b.front, middle), vec3(b.base.x, .8 + .5 * b.front, b.base.y) + .02);
}
