/* Brackets on the lip side of the upper teeth, and of the lower ones where wanted; the wires that run through their slots. */
#ifndef BRACKET_SHAPE_H
#define BRACKET_SHAPE_H
#include "model.h"
#include "tooth-shape.h"

double bracket_distance(const Tooth *t, Local at, BracketKind kind);
/* Lays a wire through the brackets of each arch; call before wire_distance. */
void lay_wires(BracketKind kind);
double wire_distance(Vec p);
#endif
