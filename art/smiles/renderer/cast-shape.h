/* An upper study cast lying on its base, teeth up: the palate, and how the model is turned over. */
#ifndef CAST_SHAPE_H
#define CAST_SHAPE_H
#include "model.h"

/* Where a point of the room is on the model, and back: turning over twice changes nothing. */
Vec turn_cast(Vec p);
Vec turn_direction(Vec d);
/* Height of the palate under a place seen from above. */
double palate_height(double x, double y);
/* The same without its folds, from which wires are bent off. */
double vault_height(double x, double y);
/* Distance to the body of the cast under the teeth and their gum. */
double cast_base(Vec p);
/* Behind this the cast is trimmed. */
extern const double CAST_HEEL_Y;
#endif
