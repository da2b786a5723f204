/* Prints the renderer's distances at given points, in micrometres: what the model that browsers draw is compared with.
   usage: distances parameters.txt points.txt; a point is `tooth x y z`
   Printed for each: that tooth's crown, the gum round it, the base of its cast, and the whole model; where something is
   worn, then also that tooth's bracket and the wires, or the aligner and how far past its trimmed edge, or the band round
   the tooth and an expander's other metal, or the crown as it is made ready and the veneer. A point lies where it is on
   the model, also where a cast is turned over. */
#include "../renderer/appliance-shape.h"
#include "../renderer/bracket-shape.h"
#include "../renderer/cast-shape.h"
#include "../renderer/gum-shape.h"
#include "../renderer/scene.h"
#include "../renderer/tooth-shape.h"
#include <stdio.h>

static long microns(double mm) { return lround(clamp(mm, -90, 90) * 1000); }

int main(int count, char **arguments) {
  if (count != 3) { fprintf(stderr, "usage: distances parameters.txt points.txt\n"); return 1; }
  read_model(arguments[1]);
  list_shapes();
  FILE *points = fopen(arguments[2], "r");
  if (!points) { fprintf(stderr, "distances: cannot open %s\n", arguments[2]); return 1; }
  int tooth;
  Vec p;
  while (fscanf(points, "%d %lf %lf %lf", &tooth, &p.x, &p.y, &p.z) == 4) {
    const Tooth *t = &model.teeth[tooth];
    Local at = to_local(t, p);
    double crown = smooth_max(tooth_crown(t, at), at.h - t->length * 1.25, .6);
    printf("%ld %ld %ld %ld", microns(crown), microns(gum_round_tooth(t, p)), microns(base_shape(p, t->is_upper)),
           microns(model_distance(turn_cast(p), 0)));
    if (model.bracket != NO_BRACKET) {
      int has_one = t->is_upper || model.has_lower_brackets;
      printf(" %ld %ld", microns(has_one ? bracket_distance(t, at, model.bracket) : 1e9), microns(wire_distance(p)));
    }
    if (model.has_aligner) {
      double swollen, past_trim;
      aligner_parts(p, &swollen, &past_trim);
      printf(" %ld %ld", microns(swollen), microns(past_trim));
    }
    if (model.appliance == EXPANDER) printf(" %ld %ld", microns(band_distance(t, at, crown)), microns(appliance_metal(p)));
    if (model.prepared >= 0) {
      const Tooth *prepared = &model.teeth[model.prepared];
      double ready = smooth_max(prepared_crown(t, at), at.h - t->length * 1.25, .6);
      printf(" %ld %ld", microns(tooth == model.prepared ? ready : crown), microns(veneer_shell(prepared, to_local(prepared, seat_veneer(p)))));
    }
    putchar('\n');
  }
  fclose(points);
  return 0;
}
