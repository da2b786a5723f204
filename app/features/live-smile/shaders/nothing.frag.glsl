out vec4 c;
void main() { c = vec4(0); }
