/* Prints the renderer's distances at given points, in micrometres: what the model that browsers draw is compared with.
   usage: distances parameters.txt points.txt; a point is `tooth x y z`
   Printed for each: that tooth's crown, the gum round it, the base of its cast, and the whole model. */
#include "../renderer/gum-shape.h"
#include "../renderer/scene.h"
#include "../renderer/tooth-shape.h"
#include <stdio.h>

static long microns(double mm) { return lround(clamp(mm, -90, 90) * 1000); }

int main(int count, char **arguments) {
  if (count != 3) { fprintf(stderr, "usage: distances parameters.txt points.txt\n"); return 1; }
  read_model(arguments[1]);
  model.stage = TABLE_STAGE; /* which has no grid of distances: it takes long, and nothing here asks it */
  build_scene();
  FILE *points = fopen(arguments[2], "r");
  if (!points) { fprintf(stderr, "distances: cannot open %s\n", arguments[2]); return 1; }
  int tooth;
  Vec p;
  while (fscanf(points, "%d %lf %lf %lf", &tooth, &p.x, &p.y, &p.z) == 4) {
    const Tooth *t = &model.teeth[tooth];
    Local at = to_local(t, p);
    double crown = smooth_max(tooth_crown(t, at), at.h - t->length * 1.25, .6);
    printf("%ld %ld %ld %ld\n", microns(crown), microns(gum_round_tooth(t, p)), microns(base_shape(p, t->is_upper)),
           microns(model_distance(p, 0)));
  }
  fclose(points);
  return 0;
}
