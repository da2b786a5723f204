/* A clear aligner alone, lying on a warm table, its trimmed side down. */
#ifndef TABLE_ALIGNER_H
#define TABLE_ALIGNER_H
#include "vec.h"

/* Samples the shell into grids; call after build_scene. */
void build_table_aligner(void);
/* What a ray from the model's eye sees, before the tone curve. */
Vec table_colour(Vec ray);
#endif
