/* Gum and plaster: material.c, `gum`; it also stipples the normal. Margin: how far beyond the gum's margin, and how near a tooth. */
Surface gumSurface(vec3 p, vec2 margin, inout vec3 n) {
  float patches = noise(p * .45), fine = noise(p * 3.4) - .5, finer = noise(p * 6.1) - .5, past = margin.x;
#ifdef CAST
  patches = .5 + .5 * (noise(vec3(p.x * .21 + p.y * .17, p.y * .24 - p.x * .12, 4.)) - .5) + .3 * (patches - .5);
  past += 4. * ease(.05, .005, margin.y);
#endif
  vec3 c = mix(rgb(0xdd9d94u), rgb(0xd48d86u), ease(.3, .7, patches));
  c = mix(c, rgb(0xe9b8adu), .6 * ease(2., .2, past));
  c = mix(c, rgb(0xcb716cu), .5 * gumRedness * ease(2.2, 0., past));
  float toBase = p.z > 1.5 ? p.z - 11.2 : -6.9 - p.z;
  float plaster = max(ease(0., 4.6, toBase + .9 * (patches - .5)), ease(.06, .005, margin.y));
#ifdef CAST
  vec3 o = onArch(p, upperArch, 33.);
  plaster = max(ease(0., 4.6, p.z - 13.2 - .0016 * o.z * o.z + .9 * (patches - .5)) * ease(5., 1., o.x), ease(-6., -1., p.y - HEEL_Y + 1.5 * (patches - .5)));
#endif
  c = mix(c, rgb(0xf0e9e1u), plaster);
  float stipple = ease(.8, 2., past) * ease(6., 3., past);
  n = normalize(n + (vec3(fine, finer, -fine) * .08 + vec3(finer, fine, finer) * .045) * stipple);
  return Surface(c, mix(vec3(1., .72, .66), vec3(1., .93, .86), plaster), .42, .42, (1. - .8 * plaster) * .55, 0.);
}
