/* What an orthodontist fits to an upper cast: a palatal expander, or a Hawley retainer. */
#ifndef APPLIANCE_SHAPE_H
#define APPLIANCE_SHAPE_H
#include "tooth-shape.h"

/* Bends the wires to the teeth; call once after read_model. */
void fit_appliance(void);
/* Distance to its metal, all but the bands. */
double appliance_metal(Vec p);
/* Distance to the band round a tooth, given the distance to its crown. */
double band_distance(const Tooth *t, Local at, double crown);
/* Distance of a place in the room to a retainer's clear plate. */
double plate_distance(Vec room);
#endif
