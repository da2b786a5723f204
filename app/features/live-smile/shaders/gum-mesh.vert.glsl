/* A gum: one row of vertices lies exactly on its line, which makes the line smooth. */
uniform sampler2D lines;
out vec3 place, normal;
out vec2 margin;
float lineAt(int column, int arch) { return texelFetch(lines, ivec2(clamp(column, 0, GUM_COLUMNS - 1), arch), 0).r; }
void main() {
  int arch = gl_VertexID / (GUM_COLUMNS * GUM_ROWS), k = gl_VertexID % (GUM_COLUMNS * GUM_ROWS);
  Column c = columnAt(k / GUM_ROWS, arch);
  bool upper = c.upper;
  float row = float(k % GUM_ROWS), last = float(GUM_ROWS - 1), line = 0., tip = 0.;
  /* Beside a papilla the line would jump from one column to the next, and the mesh would fold: the line's own row gives way a little, the one under the crown more. */
  float l0 = lineAt(k / GUM_ROWS - 10, arch), l1 = lineAt(k / GUM_ROWS - 9, arch);
  for (int n = -9; n <= 9; n++) {
    float l2 = lineAt(k / GUM_ROWS + n + 1, arch), a = abs(l0), b = abs(l1), c = abs(l2), far = abs(float(n));
    float middle = max(min(a, b), min(max(a, b), c)); /* of three */
    line = max(line, middle - (min(l0, min(l1, l2)) < 0. ? 5. : 12.) * far);
    tip = max(tip, middle - 3. * far);
    l0 = l1; l1 = l2;
  }
  /* From the plaster's edge to the line, the line itself, under the crown to where papillae end, a little farther, and coarsely round the back. */
  float turn;
  const float C = floor(float(GUM_ROWS) * .62), A = C - 6., B = C + 10.;
  if (row <= 10.) turn = mix(-50., -36., row / 10.);
  else if (row <= A) turn = mix(-36., line, (row - 10.) / (A - 10.));
  else if (row <= C) turn = mix(line, tip, (row - A) / (C - A));
  else if (row <= B) turn = tip + 1.1 * (row - C);
  else turn = mix(tip + 11., 310., (row - B) / (last - B));
  place = meet(c, rayOf(c, turn));
  const float s = .05;
  normal = normalize(vec3(1, -1, -1) * gumDistance(place + s * vec3(1, -1, -1), upper) + vec3(-1, -1, 1) * gumDistance(place + s * vec3(-1, -1, 1), upper) +
    vec3(-1, 1, -1) * gumDistance(place + s * vec3(-1, 1, -1), upper) + vec3(1) * gumDistance(place + s, upper));
  float weights = 1e-9, sum = 0.;
  Near list = nearTeeth(place.xy, upper);
  for (int k = 0; k < 7; k++) {
    uint i = k < 4 ? list.a[k] : list.b[k - 4];
    if (i > 27u) break;
    Tooth q = tooth(int(i));
    vec3 at = toLocal(q, place);
    float w = exp(-sq(at.x / (q.width * .5)) * 1.6 - sq(max(0., at.y - q.depth) / 4.) - sq(min(0., at.y + 2.) / 4.));
    sum += w * aboveMargin(q, at.x, at.z); weights += w;
  }
  margin = vec2(sum / weights, weights);
}