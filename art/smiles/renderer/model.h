/* What a parameter file says: the teeth, the two arches, what is fixed to them, the stage and the camera. */
#ifndef MODEL_H
#define MODEL_H
#include "vec.h"

enum { MAX_TEETH = 32, MAX_WIRE_POINTS = 64 };

typedef enum { NATURAL, MISSING, IMPLANT } ToothKind;
typedef enum { NO_BRACKET, CERAMIC_BRACKET, PRINTED_BRACKET, METAL_BRACKET } BracketKind;

typedef struct {
  int position;      /* 1 central incisor ... 7 second molar, counted from the midline */
  int is_upper;
  int side;          /* -1 on the viewer's left, +1 on the right */
  double width, length, depth, taper;
  double form;       /* -1 tapered, 0 oval, 1 square; of front teeth */
  Vec origin;        /* middle of the edge, on the lip side */
  Vec distal, lingual, apical; /* unit axes: away from the midline, into the mouth, toward the root */
  double gum_height; /* of the gum's margin above the edge */
  double papilla;    /* how far the gum between two teeth reaches beyond the margin toward the edge */
  double wear, chip, chip_at, stain;
  Vec neck, body, edge; /* shades in linear light */
  ToothKind kind;
  Vec bound_centre;
  double bound_radius;
} Tooth;

typedef struct {
  double curvature, quartic; /* y = curvature x^2 + quartic x^4 */
  double setback;            /* how far the arch stands behind the upper edges */
} Arch;

typedef enum { FLOOR_STAGE, PLINTH_STAGE, TABLE_STAGE, CAST_STAGE } Stage;
typedef enum { NO_APPLIANCE, EXPANDER, RETAINER } ApplianceKind;

typedef struct {
  Tooth teeth[MAX_TEETH];
  int tooth_count;
  Arch upper, lower;
  double gum_redness;
  Stage stage;
  int shows_lower;
  int has_aligner;           /* a clear shell over the upper teeth */
  BracketKind bracket;
  int has_lower_brackets;
  ApplianceKind appliance;   /* on the cast of the upper arch */
  int cast_faces_viewer;     /* the cast's front teeth are toward the viewer, else away */
  int shows_implant;         /* the implant exhibit instead of the two arches */
  int prepared;              /* the tooth that waits for its veneer, or -1 */
  double veneer_gap;         /* how far the veneer is held before it */
  Vec eye, target;
  double field_mm;           /* width of the field at the target */
} Model;

extern Model model;

/* Reads a parameter file; ends the program with a message when it cannot. */
void read_model(const char *path);
#endif
