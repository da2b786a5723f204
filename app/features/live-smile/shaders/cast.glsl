/* An upper study cast with its palate, turned over: art/smiles/renderer/cast-shape.c, whose comments say why it is so. */
const float HEEL_Y = 44.;
float folds(vec2 p) {
  float across = abs(p.x), height = 0.;
  for (int i = 0; i < 4; i++) {
    vec4 f = p.x > 0. ? (i == 0 ? vec4(10.9, .05, .016, 8.2) : i == 1 ? vec4(13.8, .16, .008, 9.9) : i == 2 ? vec4(16.7, .30, -.010, 7.6) : vec4(19.4, .30, 0., 4.6))
      : (i == 0 ? vec4(10.6, .10, .010, 8.6) : i == 1 ? vec4(13.2, .20, .004, 9.6) : i == 2 ? vec4(16.0, .26, -.006, 9.0) : vec4(18.7, .22, 0., 6.2));
    vec4 high = p.x > 0. ? vec4(.58, .55, .42, .24) : vec4(.60, .55, .45, .30);
    float line = f.x + f.y * across + f.z * across * across + .5 * (noise(vec3(p.x * .5, float(i) * 3.3, 2.)) - .5);
    height += 1.25 * high[i] * ease(.5, 1.8, across) * ease(f.w, f.w - 3., across) * exp(-sq((p.y - line) / .72));
  }
  height += .95 * exp(-sq(p.x / 1.5) - sq((p.y - 7.6) / 2.));
  return height + .22 * exp(-sq(p.x / .55)) * ease(9., 12., p.y) * ease(40., 30., p.y);
}
float palate(vec2 p) {
  vec3 o = onArch(vec3(sqrt(p.x * p.x + 12.), p.y, 0.), upperArch, 33.);
  float toSide = ease(3., 19., o.z), u = sat((o.x - 4.6) / mix(21., 17.5, toSide));
  return mix(10.1, 11.2, toSide) + 8.6 * mix(u * u * (3. - 2. * u), 1. - pw(1. - u, 2.2), toSide) - folds(p);
}
float castBase(vec3 p) {
  vec3 o = onArch(p, upperArch, 33.);
  float x = o.z, a = abs(o.x - 3.) / 4.7, b = abs(p.z - 13.4 - .0016 * x * x) / 4.3;
  float ridge = (pw(pw(a, 2.6) + pw(b, 2.6) + 1e-9, 1. / 2.6) - 1.) * 4.3;
  float foot = smax(-o.x - 5. + .0014 * x * x, UPPER_TOP - 3.3 - p.z, .9);
  float body = smax(1.5 - o.x, (palate(p.xy) - p.z) * .62, 1.2);
  float d = smin(smin(ridge, foot, 3.2), body, 2.2);
  return smax(smax(d, abs(p.x) - 32.6, 1.5), p.y - HEEL_Y, .8);
}
