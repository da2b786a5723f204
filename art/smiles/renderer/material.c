#include "material.h"
#include "cast-shape.h"
#include "gum-shape.h"
#include "light.h"
#include "scene.h"
#include "tooth-shape.h"

typedef struct {
  Vec colour;
  Vec scatter;      /* colour of light that has travelled inside: tints the edge of shade */
  double wrap;      /* how far light reaches round into shade */
  double softness;  /* of the mirrored window */
  double shine;
  double clearness; /* 0 opaque to 1 clear: thin edges let light through */
} Surface;

/* Near-colourless noise: enamel is never of one colour, and never perfectly smooth. */
static Vec roughen(Vec n, Vec p, double amount) {
  Vec wobble = vec(noise(scale(p, 2.2)) - .5, 0, noise(add(scale(p, 2.2), vec(9, 0, 0))) - .5);
  return unit(along(n, wobble, amount));
}

static Surface enamel(const Tooth *t, Vec p, Vec *n) {
  Local at = to_local(t, p);
  double s = 1 - at.h / t->length, across = fabs(at.x) / (t->width * .5);
  int is_incisor = t->position <= 2, is_canine = t->position == 3;
  Vec body = mix(t->body, t->neck, is_incisor ? 0 : is_canine ? .30 : .16);
  double grain = noise(vec(at.x * 1.1 + t->position * 5, at.h * .6, t->side * 3 + t->is_upper * 7));

  Vec c = mix(t->neck, body, smoothstep(-.02, .45, s));
  c = mix(c, mix(t->neck, rgb(0xc0925a), .55), smoothstep(.01, -.07, s)); /* root, where the gum has drawn back */

  /* The last millimetres have no dentine behind the enamel: bluish and clear, with fingers of dentine reaching in
     and a warm line where the edge itself catches light. */
  double from_edge = at.h, fingers = .5 + .5 * cos(at.x / t->width * 2 * M_PI * 1.5 + grain * 1.5 + .6);
  double band = is_incisor ? smoothstep(2.7 - 1.1 * fingers, .35, from_edge)
                           : is_canine ? .5 * smoothstep(2.2, .2, from_edge) : .30 * smoothstep(1.8, .1, from_edge);
  double sides = is_incisor ? smoothstep(.70, 1.0, across) * smoothstep(.30, .75, s) : 0;
  double clearness = fmax(band, .6 * sides) * (1 - .75 * clamp(t->wear, 0, 1));
  c = mix(c, t->edge, clearness * .92);
  double halo = is_incisor ? smoothstep(.42, .12, from_edge) : 0;
  c = mix(c, mix(body, rgb(0xfff6e6), .5), halo * .6);
  c = scale(c, 1 + .05 * (grain - .5));

  if (t->stain > 0) {
    double patch = noise(vec(at.x * 1.6, at.h * 2.2, t->position * 9 + t->side * 4));
    c = mix(c, rgb(0xa77d47), t->stain * .28 * smoothstep(.48, .85, patch) * smoothstep(.45, 0, s));
    c = mix(c, rgb(0x9a7444), t->stain * .22 * smoothstep(.8, 1, across) * smoothstep(.9, .2, s));
  }
  if (t->wear > .35 && at.h < .9) /* dentine shows where an edge has been worn flat */
    c = mix(c, rgb(0xd9b679), .55 * smoothstep(.35, 1, t->wear) * smoothstep(.35, .8, -dot(*n, t->apical)));

  /* Growth lines across the lower half catch the window as a faint ripple. */
  double lines = noise(vec(at.x * .4, at.h * 5.5 + .4 * noise(vec(at.x * 1.3, at.h * 1.1, 3)), t->position * 3)) - .5;
  *n = unit(along(*n, t->apical, lines * .022 * smoothstep(1, .3, s)));
  *n = roughen(*n, p, .022);
  Vec scatter = mix(vec(1, .93, .84), vec(1, .86, .66), t->stain);
  Surface enamel = {c, scatter, .38, .13, 1, clearness};
  return enamel;
}

/* How far a point of the gum is beyond the margin, weighted over the teeth near it, and how near they are. */
static void place_on_gum(Vec p, double *past_margin, double *nearness) {
  double weights = 1e-9, margin = 0;
  int is_upper = p.z > 1.5;
  for (int i = 0; i < model.tooth_count; i++) {
    const Tooth *t = &model.teeth[i];
    if (t->is_upper != is_upper) continue;
    Local at = to_local(t, p);
    double weight = exp(-square(at.x / (t->width * .5)) * 1.6 - square(fmax(0, at.y - t->depth) / 4) -
                        square(fmin(0, at.y + 2) / 4));
    margin += weight * above_margin(t, at.x, at.h);
    weights += weight;
  }
  *past_margin = margin / weights;
  *nearness = weights;
}

/* On a cast the palate is pink as well, and goes over into plaster toward the heel. */
static double cast_plaster(Vec p, double patches) {
  double sideways, past_end, x;
  project_on_arch(p, &model.upper, ARCH_END_X, &sideways, &past_end, &x);
  double outside = smoothstep(0, 4.6, p.z - 13.2 - .0016 * x * x + .9 * (patches - .5)) * smoothstep(5, 1, sideways);
  return fmax(outside, smoothstep(-6, -1, p.y - CAST_HEEL_Y + 1.5 * (patches - .5)));
}

static Surface gum(Vec p, Vec *n) {
  double patches = noise(scale(p, .45)), fine = noise(scale(p, 3.4)) - .5, finer = noise(scale(p, 6.1)) - .5;
  if (model.stage == CAST_STAGE) /* a palate is wide: patches as large as its folds would look like tiles */
    patches = .5 + .5 * (noise(vec(p.x * .21 + p.y * .17, p.y * .24 - p.x * .12, 4)) - .5) + .3 * (patches - .5);
  double past_margin, nearness;
  place_on_gum(p, &past_margin, &nearness);
  if (model.stage == CAST_STAGE) past_margin += 4 * smoothstep(.05, .005, nearness); /* the palate's middle */
  Vec c = mix(rgb(0xdd9d94), rgb(0xd48d86), smoothstep(.3, .7, patches));
  c = mix(c, rgb(0xe9b8ad), .6 * smoothstep(2.0, .2, past_margin));
  c = mix(c, rgb(0xcb716c), .5 * model.gum_redness * smoothstep(2.2, 0, past_margin));
  /* Pink goes over into plaster toward the trimmed faces, and behind the last teeth where no tooth is near. */
  double toward_base = p.z > 1.5 ? p.z - 11.2 : -6.9 - p.z;
  double plaster = fmax(smoothstep(0, 4.6, toward_base + .9 * (patches - .5)), smoothstep(.06, .005, nearness));
  if (model.stage == CAST_STAGE) plaster = cast_plaster(p, patches);
  c = mix(c, rgb(0xf0e9e1), plaster);
  /* Attached gum is finely stippled, like an orange's skin. */
  double stipple = smoothstep(.8, 2, past_margin) * smoothstep(6, 3, past_margin);
  Vec dents = add(scale(vec(fine, finer, -fine), .08), scale(vec(finer, fine, finer), .045));
  *n = unit(along(*n, dents, stipple));
  Surface gum = {c, mix(vec(1, .72, .66), vec(1, .93, .86), plaster), .42, .42, (1 - .8 * plaster) * .55, 0};
  return gum;
}

static Surface surface_at(Vec p, int what, Vec *n) {
  if (what == model.prepared && what >= 0) {
    Surface dentine = enamel(&model.teeth[what], p, n);
    dentine.colour = mix(dentine.colour, rgb(0xe8d3a8), .7);
    dentine.clearness = 0;
    dentine.shine = .35;
    return dentine;
  }
  if (what < GUM) return enamel(&model.teeth[what], p, n);
  if (what == VENEER) return enamel(&model.teeth[model.prepared], seat_veneer(p), n);
  if (what == TITANIUM) { Surface metal = {rgb(0x8f949c), {1, 1, 1}, .1, .3, 8, 0}; return metal; }
  if (what == BONE) {
    double pores = .6 * noise(scale(p, 2.1)) + .4 * noise(scale(p, 4.7)), fine = noise(scale(p, 5.3)) - .5;
    double spongy = smoothstep(-3.2, -4.4, p.z); /* a dense rim above, spongy bone below */
    Vec c = mix(rgb(0xefe4cf), rgb(0xe4d5b9), spongy * smoothstep(.38, .66, pores));
    *n = unit(along(*n, vec(pores - .5, fine, fine - pores + .5), .16 * spongy));
    Surface bone = {c, {1, .93, .84}, .3, .7, .1, 0};
    return bone;
  }
  if (what == GUM) return gum(p, n);
  if (what == WIRE || what == STEEL) { Surface wire = {rgb(0x9a9ea6), {1, 1, 1}, .1, .2, 9, 0}; return wire; }
  if (what == BRACKET && model.bracket == METAL_BRACKET) {
    Surface steel = {rgb(0xa6aab1), {1, 1, 1}, .1, .3, 7, 0}; /* cast and brushed: duller than a drawn wire */
    return steel;
  }
  if (what == BRACKET) {
    int is_printed = model.bracket == PRINTED_BRACKET;
    Surface bracket = {is_printed ? rgb(0xf3efe6) : rgb(0xeef1f2), {1, .96, .9}, .45, is_printed ? .5 : .16,
                       is_printed ? .5 : 1.5, is_printed ? .1 : .5};
    return bracket;
  }
  Surface cavity = {rgb(0x4a262c), {1, 1, 1}, .25, .5, .02, 0};
  return cavity;
}

static double wrapped(double cosine, double wrap) { return clamp((cosine + wrap) / square(1 + wrap), 0, 1); }

/* Light bounces between pale surfaces, so a pale corner is less dark than a dark one (Jimenez 2016). */
static double with_bounces(double open, double albedo) {
  double a = 2.0404 * albedo - .3324, b = -4.7951 * albedo + .6417, c = 2.7552 * albedo + .6903;
  return fmax(open, ((open * a + b) * open + c) * open);
}

static Vec lit(Vec p, Vec ray, Vec n, Surface s) {
  /* An appliance's flat metal would show the steps of the grid; it is asked a little farther off. */
  double off = model.stage == CAST_STAGE && s.shine > 5 ? .6 : .06;
  Vec bent, from = along(p, n, off);
  double open = openness(along(p, n, off * .5), n, &bent);
  const Vec key = window_direction(), fill = unit(vec(.85, -.45, .28));
  const Vec sky = unit(vec(.05, -.25, 1)), front = unit(vec(.1, -.9, -.35));
  double key_cosine = dot(n, key), key_lit = window_shadow(from, key, 26);

  double d = wrapped(key_cosine, s.wrap);
  Vec diffuse = mix(scale(s.scatter, d), vec(d, d, d), smoothstep(0, .5, clamp(key_cosine, 0, 1)));
  Vec shade = vec(powf(key_lit, .75f), powf(key_lit, .95f), key_lit); /* shade of a warm light starts warm */
  diffuse = scale(times(times(diffuse, shade), rgb(0xfff1da)), 1.08);
  diffuse = add(diffuse, scale(rgb(0xd6e3fb), .30 * wrapped(dot(n, fill), s.wrap) * shadow(from, fill, 4, 18)));
  diffuse = add(diffuse, scale(rgb(0xffffff), .24 * wrapped(dot(n, sky), s.wrap) * (.4 + .6 * open)));
  diffuse = add(diffuse, scale(rgb(0xffe9dc), .13 * wrapped(dot(n, front), s.wrap) * open));
  Vec room = mix(rgb(0xe6d3c6), rgb(0xe8eff9), .5 + .5 * bent.z);
  /* The pale floor lights the foot of the cast from below; without it the contact is a black line. */
  open = fmax(open, .42 * smoothstep(1.6, 0, p.z - FLOOR_Z_MM) * clamp(-n.z + .5, 0, 1));
  Vec ambient = vec(with_bounces(open, s.colour.x), with_bounces(open, s.colour.y), with_bounces(open, s.colour.z));
  diffuse = add(diffuse, scale(times(room, ambient), .46));
  Vec c = times(s.colour, diffuse);

  /* Through a thin edge comes what is behind it: some of the dark of the mouth, and a cool glow on the far side. */
  if (s.clearness > 0) {
    double through = s.clearness * (.35 + .65 * open);
    c = mix(c, times(c, vec(.72, .76, .81)), .60 * through);
    c = add(c, scale(times(s.colour, vec(.86, .94, 1)), .10 * through * clamp(.5 - key_cosine, 0, 1)));
  }

  Vec mirror = sub(ray, scale(n, 2 * dot(ray, n)));
  double fresnel = fmin(.045 + .955 * pow(clamp(1 + dot(ray, n), 0, 1), 5), .22);
  double weight = fresnel * s.shine * mirror_openness(from, mirror) * (.35 + .65 * open);
  return add(c, scale(reflected_room(mirror, s.softness), fmin(weight, .8)));
}

Vec model_colour(Vec p, Vec ray, int what) {
  Vec n = turn_direction(model_normal(p, .035));
  Surface s = surface_at(turn_cast(p), what, &n);
  n = turn_direction(n);
  Vec c = lit(p, ray, n, s);
  if (what < GUM) c = add(c, scale(times(s.colour, s.scatter), .05)); /* light scattered inside the tooth */
  return c;
}

/* On the floor stage there is no floor to see: only the shade a model leaves on the page. */
static Vec shade_on_page(Vec p, double height) {
  Vec up = vec(0, 0, 1), above = along(p, up, .05);
  double lit_part = shadow(above, unit(add(window_direction(), vec(.2, 0, .33))), 2.2, 34);
  double open = openness(above, up, 0), contact = 0;
  for (int i = 1; i < 8; i++) {
    double reach = i * 2.2;
    contact += fmax(0, reach - rough_distance(along(p, up, reach + .1))) * .5 / reach / 7 * 1.2;
  }
  double amount = (1 - (.30 + .70 * lit_part)) * .62 + clamp(contact, 0, 1) * .8 + (1 - open) * .35;
  /* Fades with distance, or the floor's horizon would show as a line. */
  amount *= 1 - smoothstep(.62, 1.04, sqrt(square(p.x / 37) + square((p.y - 13) / 30)));
  Vec page = background(height);
  return mix(page, times(page, rgb(0xc6cad8)), clamp(amount, 0, 1));
}

Vec stage_colour(Vec p, Vec ray, double height) {
  if (model.stage != PLINTH_STAGE) return shade_on_page(p, height);
  Vec n = stage_normal(p);
  double grain = noise(scale(p, .22)) - .5, pores = noise(scale(p, 2.6)) - .5;
  n = unit(along(n, vec(pores, noise(scale(p, 3.1)) - .5, pores), .03));
  Surface plaster = {scale(rgb(0xf1ece4), 1 + .03 * grain), {1, .95, .9}, .25, .8, .08, 0};
  Vec c = lit(p, ray, n, plaster);
  /* The plinth goes off into mist, so that it has no lower edge to cut. */
  return mix(c, background(height), smoothstep(-24, -44, p.z));
}

static Vec shine_over(Vec p, Vec n, Vec ray, Vec behind) {
  double facing = fabs(dot(n, ray)), fresnel = clamp(.05 + .9 * pow(1 - facing, 4.2), 0, .6);
  Vec mirror = sub(ray, scale(n, 2 * dot(ray, n)));
  double open = mirror_openness(along(p, n, .5), mirror);
  Vec tint = mix(vec(.97, .985, 1), rgb(0xc3d2e4), .7 * pow(1 - facing, 2));
  Vec c = times(behind, scale(tint, 1 - fresnel * .8));
  return add(c, scale(reflected_room(mirror, .08), fresnel * 1.25 * (.25 + .75 * open)));
}

Vec aligner_shine(Vec p, Vec ray, Vec behind) { return shine_over(p, aligner_normal(p), ray, behind); }

Vec plate_shine(Vec p, Vec ray, double thickness, Vec behind) {
  /* Acrylic two millimetres thick is a little milky. */
  double milk = .26 * (1 - exp(-thickness * .5));
  return shine_over(p, plate_normal(p), ray, mix(times(behind, vec(.93, .96, 1)), rgb(0xe2e9f3), milk));
}
