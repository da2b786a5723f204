/* Reads the plain parameter file that parameter-file.ts makes: one word and its numbers a line. */
#include "model.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Model model;

static void fail(const char *message, const char *detail) {
  fprintf(stderr, "smile: %s: %s\n", message, detail);
  exit(1);
}

static Vec read_vec(FILE *file) {
  Vec v;
  if (fscanf(file, "%lf %lf %lf", &v.x, &v.y, &v.z) != 3) fail("three numbers expected", "vector");
  return v;
}

static double read_number(FILE *file, const char *name) {
  double value;
  if (fscanf(file, "%lf", &value) != 1) fail("a number expected", name);
  return value;
}

static Vec read_colour(FILE *file) {
  unsigned colour;
  if (fscanf(file, " #%x", &colour) != 1) fail("a colour expected", "#rrggbb");
  return rgb(colour);
}

static void read_tooth(FILE *file) {
  if (model.tooth_count == MAX_TEETH) fail("too many teeth", "32 is the most");
  Tooth *t = &model.teeth[model.tooth_count++];
  t->is_upper = (int)read_number(file, "upper");
  t->position = (int)read_number(file, "position");
  t->side = (int)read_number(file, "side");
  t->width = read_number(file, "width");
  t->length = read_number(file, "length");
  t->depth = read_number(file, "depth");
  t->taper = read_number(file, "taper");
  t->form = read_number(file, "form");
  t->origin = read_vec(file);
  t->distal = read_vec(file);
  t->lingual = read_vec(file);
  t->apical = read_vec(file);
  t->gum_height = read_number(file, "gum height");
  t->papilla = read_number(file, "papilla");
  t->wear = read_number(file, "wear");
  t->chip = read_number(file, "chip");
  t->chip_at = read_number(file, "chip at");
  t->stain = read_number(file, "stain");
  t->neck = read_colour(file);
  t->body = read_colour(file);
  t->edge = read_colour(file);
  t->kind = (ToothKind)read_number(file, "kind");
  /* Too tight a sphere draws thin lines across the gum; hence the margin. */
  t->bound_centre = add(t->origin, add(scale(t->apical, t->length * .5), scale(t->lingual, t->depth * .5)));
  t->bound_radius = t->length * .5 + t->depth * .36 + 1.2;
}

static void read_arch(FILE *file, Arch *arch) {
  arch->curvature = read_number(file, "curvature");
  arch->quartic = read_number(file, "quartic");
  arch->setback = read_number(file, "setback");
}

void read_model(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot open", path);
  model.shows_lower = 1;
  model.prepared = -1;
  char word[64];
  while (fscanf(file, "%63s", word) == 1) {
    if (!strcmp(word, "tooth")) read_tooth(file);
    else if (!strcmp(word, "upper-arch")) read_arch(file, &model.upper);
    else if (!strcmp(word, "lower-arch")) read_arch(file, &model.lower);
    else if (!strcmp(word, "gum-redness")) model.gum_redness = read_number(file, word);
    else if (!strcmp(word, "stage")) model.stage = (Stage)read_number(file, word);
    else if (!strcmp(word, "shows-lower")) model.shows_lower = (int)read_number(file, word);
    else if (!strcmp(word, "aligner")) model.has_aligner = (int)read_number(file, word);
    else if (!strcmp(word, "lower-brackets")) model.has_lower_brackets = (int)read_number(file, word);
    else if (!strcmp(word, "bracket")) model.bracket = (BracketKind)read_number(file, word);
    else if (!strcmp(word, "appliance")) model.appliance = (ApplianceKind)read_number(file, word);
    else if (!strcmp(word, "cast-faces-viewer")) model.cast_faces_viewer = (int)read_number(file, word);
    else if (!strcmp(word, "implant")) model.shows_implant = (int)read_number(file, word);
    else if (!strcmp(word, "prepared")) model.prepared = (int)read_number(file, word);
    else if (!strcmp(word, "veneer-gap")) model.veneer_gap = read_number(file, word);
    else if (!strcmp(word, "eye")) model.eye = read_vec(file);
    else if (!strcmp(word, "target")) model.target = read_vec(file);
    else if (!strcmp(word, "field-mm")) model.field_mm = read_number(file, word);
    else fail("unknown word", word);
  }
  fclose(file);
  if (model.tooth_count == 0) fail("no tooth", path);
  if (model.prepared >= model.tooth_count) fail("no such tooth to prepare", path);
  if (model.prepared >= 0) model.teeth[model.prepared].bound_radius += model.veneer_gap;
}
