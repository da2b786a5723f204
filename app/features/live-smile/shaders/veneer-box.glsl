/* The room that a veneer takes where it will sit, in its tooth's axes. */
struct Box { vec3 middle, half_; };
Box boxOf(Tooth t) { return Box(vec3(0., 1.2, .5 * t.gum), vec3(t.width * .5 + .3, 1.9, .5 * t.gum + .5)); }
