/* Enamel: material.c, `enamel`; it also roughens the normal. */
Surface enamel(Tooth t, int which, vec3 at, vec3 p, inout vec3 n) {
  vec3 neck = T[which * 9 + 6].xyz, bodyShade = T[which * 9 + 7].xyz, edgeShade = T[which * 9 + 8].xyz;
  float s = 1. - at.z / t.len, across = abs(at.x) / (t.width * .5), pos = float(t.pos), up = t.upper ? 1. : 0.;
  bool incisor = t.pos <= 2, canine = t.pos == 3;
  vec3 body = mix(bodyShade, neck, incisor ? 0. : canine ? .30 : .16);
  float grain = noise(vec3(at.x * 1.1 + pos * 5., at.z * .6, t.side * 3. + up * 7.));
  vec3 c = mix(neck, body, ease(-.02, .45, s));
  c = mix(c, mix(neck, rgb(0xc0925au), .55), ease(.01, -.07, s));
  float fingers = .5 + .5 * cos(at.x / t.width * 2. * PI * 1.5 + grain * 1.5 + .6);
  float band = incisor ? ease(2.7 - 1.1 * fingers, .35, at.z) : canine ? .5 * ease(2.2, .2, at.z) : .30 * ease(1.8, .1, at.z);
  float sides = incisor ? ease(.70, 1., across) * ease(.30, .75, s) : 0.;
  float clear = max(band, .6 * sides) * (1. - .75 * sat(t.wear));
  c = mix(c, edgeShade, clear * .92);
  c = mix(c, mix(body, rgb(0xfff6e6u), .5), incisor ? ease(.42, .12, at.z) * .6 : 0.);
  c *= 1. + .05 * (grain - .5);
  if (t.stain > 0.) {
    float patch_ = noise(vec3(at.x * 1.6, at.z * 2.2, pos * 9. + t.side * 4.));
    c = mix(c, rgb(0xa77d47u), t.stain * .28 * ease(.48, .85, patch_) * ease(.45, 0., s));
    c = mix(c, rgb(0x9a7444u), t.stain * .22 * ease(.8, 1., across) * ease(.9, .2, s));
  }
  if (t.wear > .35 && at.z < .9) c = mix(c, rgb(0xd9b679u), .55 * ease(.35, 1., t.wear) * ease(.35, .8, -dot(n, t.apical)));
  float lines = noise(vec3(at.x * .4, at.z * 5.5 + .4 * noise(vec3(at.x * 1.3, at.z * 1.1, 3.)), pos * 3.)) - .5;
  n = normalize(n + t.apical * lines * .022 * ease(1., .3, s));
  n = normalize(n + vec3(noise(p * 2.2) - .5, 0., noise(p * 2.2 + vec3(9, 0, 0)) - .5) * .022);
  return Surface(c, mix(vec3(1., .93, .84), vec3(1., .86, .66), t.stain), .38, .13, 1., clear);
}
