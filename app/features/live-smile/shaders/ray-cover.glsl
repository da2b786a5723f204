/* How much of a pixel a ray covers that goes by a shape so near, at a place on the screen: a part of it, where it is less than a pixel. */
uniform mat4 view; uniform vec2 screen;
float covered(float passed, vec4 place) {
  float pixel = 2. * place.w / (screen.x * length(vec3(view[0].x, view[1].x, view[2].x)));
  return sat(1. - (passed - .02) / (.7 * pixel));
}
