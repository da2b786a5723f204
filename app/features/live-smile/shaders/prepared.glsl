/* A crown made ready for a veneer, and the veneer: art/smiles/renderer/tooth-shape.c. */
float wholeCrown(Tooth t, vec3 at);
float preparedCrown(Tooth t, vec3 at) { return smax(wholeCrown(t, at), wholeCrown(t, at - vec3(0, .75, 1.3)), .2); }
