/* Easing, unions and value noise: art/smiles/renderer/vec.h. Units: millimeters. */
const float PI = 3.14159265;
float sq(float x) { return x * x; }
float sat(float x) { return clamp(x, 0., 1.); }
float ease(float a, float b, float x) { x = sat((x - a) / (b - a)); return x * x * (3. - 2. * x); }
float pw(float x, float y) { return pow(max(x, 1e-9), y); }
float smin(float a, float b, float k) { float h = sat(.5 + .5 * (b - a) / k); return b * (1. - h) + a * h - k * h * (1. - h); }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
float hash3(ivec3 v) {
  uint h = uint(v.x) * 374761393u + uint(v.y) * 668265263u + uint(v.z) * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return float((h ^ (h >> 16)) & 0xffffffu) / 16777215.;
}
float noise(vec3 p) {
  ivec3 i = ivec3(floor(p)); vec3 f = fract(p); f = f * f * (3. - 2. * f);
  float a = mix(hash3(i), hash3(i + ivec3(1, 0, 0)), f.x), b = mix(hash3(i + ivec3(0, 1, 0)), hash3(i + ivec3(1, 1, 0)), f.x);
  float c = mix(hash3(i + ivec3(0, 0, 1)), hash3(i + ivec3(1, 0, 1)), f.x), d = mix(hash3(i + ivec3(0, 1, 1)), hash3(i + ivec3(1)), f.x);
  return mix(mix(a, b, f.y), mix(c, d, f.y), f.z);
}

