/* A gum is met by rays from the middle of its ridge, a column of them for each place along the arch (gum-columns.ts). */
uniform sampler2D columns; /* x, y on the arch; direction into the mouth; next row: tangent, bend, x */
struct Column { vec3 centre; vec4 place, more; bool upper; };
Column columnAt(int column, int arch) {
  Column c;
  c.upper = arch == 0;
  c.place = texelFetch(columns, ivec2(column, arch * 2), 0);
  c.more = texelFetch(columns, ivec2(column, arch * 2 + 1), 0);
  c.centre = vec3(c.place.xy + c.place.zw * 3., (c.upper ? 12.6 : -8.6) + .0016 * c.more.w * c.more.w);
  return c;
}
/* turn, in degrees: 0 toward the lip, 90 toward the teeth's edges. */
vec3 rayOf(Column c, float turn) {
  turn *= PI / 180.;
  vec3 inPlane = vec3(c.place.zw * -cos(turn), sin(turn) * (c.upper ? -1. : 1.));
  return inPlane * cos(c.more.z) + vec3(c.more.xy, 0.) * sin(c.more.z);
}
/* Where a ray meets the gum, marched from outside inward: along the side of a papilla slowly. */
vec3 meet(Column c, vec3 dir) {
  float t = 15.;
  for (int n = 0; n < 48; n++) {
    float d = gumDistance(c.centre + dir * t, c.upper) - ACCEPT;
    t -= d * .72;
    if (abs(d) < .003 || t < 0.) break;
  }
  return c.centre + dir * max(t, 0.);
}
