/** Of 255: in deep shade the two shades of a tooth come nearer each other than this. */
const TOOTH_DIFFERENCE = 12;
/** Green of the light shade's body and of the studio's sixth shade over it, from 0 to 1: what a mask is reckoned for. */
const LIGHT_BODY = 0.918;
const SHADE_OVER = 0.867;
/** One mask serves three colors: in green a shine keeps all of its own, in blue, where teeth are darker, little. So much is nearest to the renderer in all. */
const KEPT = 0.4;
/** Above this the renderer's tone curve bends: art/smiles/renderer/light.c, `tone`. */
const SHOULDER = 0.6;

const toLinear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toSrgb = (value: number) =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
const tone = (light: number) =>
  light <= SHOULDER ? light : 1 - (1 - SHOULDER) * Math.exp((SHOULDER - light) / (1 - SHOULDER));
const untone = (light: number) =>
  light <= SHOULDER
    ? light
    : SHOULDER - (1 - SHOULDER) * Math.log(Math.max(1e-3, (1 - light) / (1 - SHOULDER)));

/**
 * How much of a shade that is multiplied over a picture lies on a place: where a tooth shines, it has the window's color, whatever its own is.
 *
 * @param white the place's green, of 255, where teeth are white
 * @param black the same where they are black: what is left is their shine
 * @returns 0 where there is no tooth, to 1
 */
export function shadeShare(white: number, black: number): number {
  if (white - black <= TOOTH_DIFFERENCE) return 0;
  const shine = untone(toLinear(black / 255));
  const own = untone(toLinear(white / 255)) - shine;
  const inShade = (shade: number) => toSrgb(tone(own * toLinear(shade) + shine));
  const share = (1 - inShade(LIGHT_BODY * SHADE_OVER) / inShade(LIGHT_BODY)) / (1 - SHADE_OVER);
  return 1 - KEPT * (1 - Math.min(1, Math.max(0, share)));
}
