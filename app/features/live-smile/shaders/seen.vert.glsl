layout(location = 0) in vec3 at; layout(location = 1) in vec3 turn; layout(location = 2) in vec4 lightIn; layout(location = 3) in vec2 marginIn;
uniform mat4 view;
centroid out vec3 world, normal; centroid out vec4 light; centroid out vec2 margin;
void main() { world = turnCast(at); normal = turnDirection(turn); light = lightIn; margin = marginIn; gl_Position = view * vec4(world, 1.); }
