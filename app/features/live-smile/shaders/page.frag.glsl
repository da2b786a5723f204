/* The page behind, with the shade on its ground. */
uniform sampler2D ground; uniform vec2 screen, heights; uniform mat4 unview; out vec4 shownColour;
void main() {
  /* The plates' background goes by the height in the whole picture, of which the screen may show a part. */
  vec3 c = background(heights.x + heights.y * gl_FragCoord.y / screen.y);
  vec4 far = unview * vec4(gl_FragCoord.xy / screen * 2. - 1., 1., 1.);
  vec3 ray = normalize(far.xyz / far.w - eye);
  if (ray.z < -.001) {
    vec3 p = eye + ray * ((FLOOR_Z - eye.z) / ray.z);
    c = mix(c, c * rgb(0xc6cad8u), texture(ground, (p.xy - vec2(-46., -26.)) / vec2(92., 80.)).r);
  }
  shownColour = shown(c);
}
