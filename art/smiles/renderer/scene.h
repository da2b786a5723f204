/* Everything that stands in the picture, as one distance: exact near surfaces, and a grid for shadow and light. */
#ifndef SCENE_H
#define SCENE_H
#include "model.h"

/* What a point belongs to. Below 100 it is the number of a tooth. */
enum { GUM = 100, CAVITY = 200, STAGE = 300, BRACKET = 400, WIRE, STEEL, VENEER, TITANIUM, BONE };

/* Prepares the lists that exact distances need; call once after read_model. */
void list_shapes(void);
/* The same, and the grid for shadow and light. */
void build_scene(void);
/* Exact distance to the model (not the stage); tells what is nearest. */
double model_distance(Vec p, int *what);
/* Distance from the grid, stage included: quick, within a few hundredths of a millimetre near the model. */
double rough_distance(Vec p);
double stage_distance(Vec p);
/* Where a point of the veneer would be if it sat on its tooth. */
Vec seat_veneer(Vec p);
Vec model_normal(Vec p, double step);
Vec stage_normal(Vec p);
/* A clear aligner over the upper teeth: crowns swollen by half a millimetre, flowing into each other, and how far
   a point is past the line along the gum where the sheet is trimmed. */
void aligner_parts(Vec p, double *swollen, double *past_trim);
/* Distance to the aligner as a solid. */
double aligner_distance(Vec p);
Vec aligner_normal(Vec p);
/* The same for a retainer's plate. */
Vec plate_normal(Vec p);
#endif
