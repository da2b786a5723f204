/* Where a place of the room is on the model, and back: a cast lies turned over (cast-shape.c). */
#ifdef CAST
vec3 turnCast(vec3 p) { return vec3(p.x, 36.4 - p.y, 9.1 - p.z); }
vec3 turnDirection(vec3 d) { return vec3(d.x, -d.yz); }
#else
vec3 turnCast(vec3 p) { return p; }
vec3 turnDirection(vec3 d) { return d; }
#endif
