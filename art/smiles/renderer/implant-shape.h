/* An implant shown apart: a cut block of bone and gum, the screw in it, its post, and the crown held above. */
#ifndef IMPLANT_SHAPE_H
#define IMPLANT_SHAPE_H
#include "model.h"

/* Stands the lower first premolar of the viewer's left over the implant, and its neighbours beside it. */
void stand_implant_teeth(void);
/* Distance to the exhibit; tells what is nearest (see scene.h). */
double implant_distance(Vec p, int *what);
#endif
