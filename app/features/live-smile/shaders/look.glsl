/* Surfaces and the room they mirror: art/smiles/renderer/material.c and light.c. */
uniform vec3 eye;
uniform float gumRedness;
vec3 rgb(uint c) {
  vec3 s = vec3(float(c >> 16), float((c >> 8) & 255u), float(c & 255u)) / 255.;
  return mix(s / 12.92, pow((s + .055) / 1.055, vec3(2.4)), step(.04045, s));
}
vec3 toneOf(vec3 c) { c = max(c, 0.); return mix(c, .6 + .4 * (1. - exp(-(c - .6) / .4)), step(.6, c)); }
vec4 shown(vec3 c) {
  c = clamp(toneOf(c), 0., 1.);
  c = mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c));
  return vec4(c + (hash3(ivec3(gl_FragCoord.xy, 7)) - .5) / 255., 1.);
}
vec3 background(float height) {
  vec3 y = mix(rgb(0xebeff5u), rgb(0xf2f5f9u), ease(0., 1., height));
  return .6 - .4 * log(max(vec3(1e-3), 1. - (y - .6) / .4));
}
float windowMask(float u, float w, float soft) {
  float rim = w > .35 ? length(vec2(u, w - .35)) - .62 : abs(u) - .62;
  float mask = ease(soft, -soft, rim) * ease(-1. - soft, -1. + soft, w), bar = .055 + soft * .4;
  return mask * (1. - .75 * ease(bar, 0., abs(u))) * (1. - .75 * ease(bar, 0., abs(w + .28)));
}
vec3 room(vec3 d, float soft) {
  vec3 c = mix(rgb(0xd9d2c8u), rgb(0xeef2f8u), ease(-.7, .7, d.z)) * (.34 + .25 * ease(-.2, 1., d.z));
#ifdef CAST
  vec3 key = WINDOW;
#else
  vec3 key = normalize(vec3(-.60, -.66, .46));
#endif
  vec3 right = normalize(cross(key, vec3(0, 0, 1))), up = cross(right, key);
  float ahead = dot(d, key);
  if (ahead > .05) c += rgb(0xfffaf0u) * 5.2 * windowMask(dot(d, right) / ahead / .46, dot(d, up) / ahead / .52, soft);
  vec3 fill = normalize(vec3(.85, -.45, .28));
  right = normalize(cross(fill, vec3(0, 0, 1))); up = cross(right, fill);
  ahead = dot(d, fill);
  if (ahead > .05) c += rgb(0xe6eefcu) * 1.5 * ease(1. + soft, 1. - soft, abs(dot(d, right) / ahead) / .26) * ease(1. + soft, 1. - soft, abs(dot(d, up) / ahead) / .9);
  return c + vec3(ease(.55, .95, d.z));
}
struct Surface { vec3 colour, scatter; float wrap, softness, shine, clearness; };
float wrapped(float c, float w) { return sat((c + w) / sq(1. + w)); }
#ifdef CAST
/* Flat metal would show the steps of the grid: it asks for light a little farther off. */
const float METAL_OFF = .6;
float offOf(Surface s) { return s.shine > 5. ? METAL_OFF : .06; }
#else
float offOf(Surface s) { return .06; }
#endif
vec3 lit(vec3 p, vec3 ray, vec3 n, Surface s, vec4 light) {
  float open = light.x, keyCos = dot(n, WINDOW);
  const vec3 fill = vec3(.8486, -.4493, .2795);
  float d = wrapped(keyCos, s.wrap);
  vec3 diffuse = mix(s.scatter * d, vec3(d), ease(0., .5, sat(keyCos)));
  diffuse *= pow(vec3(max(light.z, 1e-4)), vec3(.75, .95, 1.)) * rgb(0xfff1dau) * 1.08;
  diffuse += rgb(0xd6e3fbu) * .30 * wrapped(dot(n, fill), s.wrap) * light.w;
  diffuse += vec3(.24) * wrapped(dot(n, normalize(vec3(.05, -.25, 1.))), s.wrap) * (.4 + .6 * open);
  diffuse += rgb(0xffe9dcu) * .13 * wrapped(dot(n, normalize(vec3(.1, -.9, -.35))), s.wrap) * open;
  vec3 sky = mix(rgb(0xe6d3c6u), rgb(0xe8eff9u), .5 + .5 * light.y);
  float o = max(open, .42 * ease(1.6, 0., p.z - FLOOR_Z) * sat(.5 - n.z));
  vec3 a = 2.0404 * s.colour - .3324, b = -4.7951 * s.colour + .6417, e = 2.7552 * s.colour + .6903;
  diffuse += sky * max(vec3(o), ((o * a + b) * o + e) * o) * .46;
  vec3 c = s.colour * diffuse;
  if (s.clearness > 0.) {
    float through = s.clearness * (.35 + .65 * o);
    c = mix(c, c * vec3(.72, .76, .81), .60 * through);
    c += s.colour * vec3(.86, .94, 1.) * .10 * through * sat(.5 - keyCos);
  }
  vec3 mirror = reflect(ray, n);
  float fresnel = min(.045 + .955 * pow(sat(1. + dot(ray, n)), 5.), .22);
  float weight = fresnel * s.shine * mirrorOpenness(p + n * offOf(s), mirror) * (.35 + .65 * o);
  return c + room(mirror, s.softness) * min(weight, .8);
}
