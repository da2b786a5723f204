/* A still studio: an arched window with glazing bars at the upper left, a cool fill at the right, soft sky above. */
#ifndef LIGHT_H
#define LIGHT_H
#include "vec.h"

/* Toward the middle of the window. */
Vec window_direction(void);
/* What a polished surface sees in a direction; `soft` blurs the window's outline. */
Vec reflected_room(Vec direction, double soft);
/* 0 in full shadow, 1 in full light. */
double shadow(Vec from, Vec toward_light, double hardness, double reach_mm);
/* The same for the arched window, which is wide and throws soft shadows. */
double window_shadow(Vec from, Vec toward_window, double reach_mm);
/* How open a point is to the room, and in *bent the direction of most light. */
double openness(Vec p, Vec normal, Vec *bent);
/* How much of a mirror direction is free of the model. */
double mirror_openness(Vec p, Vec direction);
/* The page's mist behind the model, as it must be before the tone curve. */
Vec background(double height);
/* A soft shoulder above .6, so that white enamel keeps its drawing. */
Vec tone(Vec colour);
#endif
