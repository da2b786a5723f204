/* A gum: one row of vertices lies exactly on its line, which makes the line smooth. */
uniform sampler2D lines;
out vec3 place, normal;
out vec2 margin;
float lineAt(int column, int arch) { return texelFetch(lines, ivec2(clamp(column, 0, GUM_COLUMNS - 1), arch), 0).r; }
void main() {
  int arch = gl_VertexID / (GUM_COLUMNS * GUM_ROWS), k = gl_VertexID % (GUM_COLUMNS * GUM_ROWS);
  Column c = columnAt(k / GUM_ROWS, arch);
  bool upper = c.upper;
  float row = float(k % GUM_ROWS), line = 0., tip = 0.;
  /* Beside a papilla the line would jump from one column to the next, and the mesh would fold: the line's own row gives way a little, the one under the crown more. */
  float l0 = lineAt(k / GUM_ROWS - 10, arch), l1 = lineAt(k / GUM_ROWS - 9, arch);
  for (int n = -9; n <= 9; n++) {
    float l2 = lineAt(k / GUM_ROWS + n + 1, arch), a = abs(l0), b = abs(l1), c = abs(l2), far = abs(float(n));
    float middle = max(min(a, b), min(max(a, b), c)); /* of three */
    line = max(line, middle - (min(l0, min(l1, l2)) < 0. ? 5. : 12.) * far);
    tip = max(tip, middle - 3. * far);
    l0 = l1; l1 = l2;
  }
  /* Over the edge of the foot; toward the line, closer and closer; the line itself; under the crown to where papillae end, which beside a gap is seen; a little
     farther; and round the back, coarsely but at the other edge of the foot. */
  float turn;
  const float LAST = float(GUM_ROWS - 1), EDGE = 12., C = floor(float(GUM_ROWS) * .6), A = C - 12., B = C + 10., D = LAST - 14., E = D + 8.;
  if (row <= EDGE) turn = mix(-48., -30., row / EDGE);
  else if (row <= A) turn = mix(line, -30., pow(1. - (row - EDGE) / (A - EDGE), 1.3));
  else if (row <= C) turn = mix(line, tip, (row - A) / (C - A));
  else if (row <= B) turn = tip + 1.1 * (row - C);
  else if (row <= D) turn = mix(tip + 11., 206., (row - B) / (D - B));
  else if (row <= E) turn = mix(206., 226., (row - D) / (E - D));
  else turn = mix(226., 312., (row - E) / (LAST - E));
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