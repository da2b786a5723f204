/* Gum: material.c, `gum`. Margin: how far beyond the gum's margin, and how near a tooth. */
centroid in vec3 world, normal; centroid in vec4 light; centroid in vec2 margin; out vec4 shownColour;
void main() {
  vec3 p = world, n = normalize(normal), ray = normalize(p - eye);
  float patches = noise(p * .45), fine = noise(p * 3.4) - .5, finer = noise(p * 6.1) - .5, past = margin.x;
  vec3 c = mix(rgb(0xdd9d94u), rgb(0xd48d86u), ease(.3, .7, patches));
  c = mix(c, rgb(0xe9b8adu), .6 * ease(2., .2, past));
  c = mix(c, rgb(0xcb716cu), .5 * gumRedness * ease(2.2, 0., past));
  float toBase = p.z > 1.5 ? p.z - 11.2 : -6.9 - p.z;
  float plaster = max(ease(0., 4.6, toBase + .9 * (patches - .5)), ease(.06, .005, margin.y));
  c = mix(c, rgb(0xf0e9e1u), plaster);
  float stipple = ease(.8, 2., past) * ease(6., 3., past);
  n = normalize(n + (vec3(fine, finer, -fine) * .08 + vec3(finer, fine, finer) * .045) * stipple);
  Surface gum = Surface(c, mix(vec3(1., .72, .66), vec3(1., .93, .86), plaster), .42, .42, (1. - .8 * plaster) * .55, 0.);
  shownColour = shown(lit(p, ray, n, gum, light));
}