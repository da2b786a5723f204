/* Brackets on the lip side of the upper teeth, and the wire that runs through their slots. */
#ifndef BRACKET_SHAPE_H
#define BRACKET_SHAPE_H
#include "model.h"
#include "tooth-shape.h"

double bracket_distance(const Tooth *t, Local at, BracketKind kind);
/* Lays the wire through every bracket; call before wire_distance. */
void lay_wire(BracketKind kind);
double wire_distance(Vec p);
#endif
