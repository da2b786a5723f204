/* A clear sheet over what was drawn behind it: material.c, `shine_over`. */
centroid in vec3 world, normal; centroid in vec2 margin; out vec4 shownColour;
uniform sampler2D behind;
/* What `shown` was given. */
vec3 unshown(vec3 c) {
  c = mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c));
  return mix(c, .6 - .4 * log(max(vec3(1e-3), 1. - (c - .6) / .4)), step(.6, c));
}
void main() {
  vec3 p = world, ray = normalize(p - eye), n = normalize(normal);
  vec3 dx = dFdx(p), dy = dFdy(p), a = cross(dy, n), b = cross(n, dx);
  vec3 toEdge = (a * dFdx(margin.x) + b * dFdy(margin.x)) * sign(dot(dx, a));
  /* Derivatives are asked before anything is given up. Near its edge the sheet is asked itself: between two vertices in a hollow its line is not straight. */
  float past = abs(margin.x) < .8 ? alignerParts(p).y : margin.x;
  if (past > 0.) discard;
  n = normalize(mix(n, toEdge / max(length(toEdge), 1e-9), edgeTurn(past)));
  float facing = abs(dot(n, ray)), fresnel = clamp(.05 + .9 * pow(1. - facing, 4.2), 0., .6);
  vec3 mirror = reflect(ray, n), tint = mix(vec3(.97, .985, 1.), rgb(0xc3d2e4u), .7 * sq(1. - facing));
  vec4 under = texelFetch(behind, ivec2(gl_FragCoord.xy), 0);
  vec3 c = unshown(under.rgb) * tint * (1. - fresnel * .8);
  c += room(mirror, .08) * fresnel * 1.25 * (.25 + .75 * mirrorOpenness(p + n * .5, mirror));
  /* Before the bare page, as in the plates, a clear sheet is not seen: there nothing but the page was drawn. */
  shownColour = vec4(mix(under.rgb, shown(c).rgb, under.a), under.a);
}
