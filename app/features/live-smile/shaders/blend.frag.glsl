/* Lays one picture over the mean of those before. */
uniform sampler2D picture; out vec4 c;
void main() { c = vec4(texelFetch(picture, ivec2(gl_FragCoord.xy), 0).rgb, 1.); }
