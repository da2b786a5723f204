/* The look of enamel, gum, plaster and the things fixed to teeth. */
#ifndef MATERIAL_H
#define MATERIAL_H
#include "vec.h"

/* Colour (before the tone curve) of a point of the model seen along `ray`. */
Vec model_colour(Vec p, Vec ray, int what);
/* Colour of the stage; `height` is the place in the picture, 0 at the foot to 1 at the top. */
Vec stage_colour(Vec p, Vec ray, double height);
/* A clear aligner's shine, added over what is behind it. */
Vec aligner_shine(Vec p, Vec ray, Vec behind);
/* The same for a retainer's plate, so many millimetres thick along the ray. */
Vec plate_shine(Vec p, Vec ray, double thickness, Vec behind);
#endif
