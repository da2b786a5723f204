import { changeSmile, type ToothChange } from './change-smile.ts';
import { normalSmile, toothNorm } from './norms.ts';
import { readToothId, TOOTH_IDS, type Smile, type ToothId, type ToothShade } from './teeth.ts';

/** An imagined person's teeth in good order. Cases start from different ones, as patients do. */
interface SmileModel {
  readonly shade: ToothShade;
  readonly curvature: number;
  /** Parts of the norm. */
  readonly width: number;
  readonly length: number;
}

export const SMILE_MODELS = {
  ovoid: {
    shade: { neck: '#e2cba6', body: '#f0e6d2', edge: '#bbc0c2', stain: 0 },
    curvature: 1,
    width: 1,
    length: 1,
  },
  tapered: {
    shade: { neck: '#dccaab', body: '#ece5d5', edge: '#b7c0c8', stain: 0 },
    curvature: 1.06,
    width: 0.985,
    length: 1.035,
  },
  square: {
    shade: { neck: '#e1c698', body: '#efe1c6', edge: '#bfc0ba', stain: 0 },
    curvature: 0.96,
    width: 1.01,
    length: 0.96,
  },
  broad: {
    shade: { neck: '#d8c19a', body: '#e9dabd', edge: '#b6b5ae', stain: 0 },
    curvature: 0.93,
    width: 1.03,
    length: 1.03,
  },
} as const satisfies Record<string, SmileModel>;

/** Largest irregularities of a smile in good order. Without any a model looks cast from one mold. */
const IRREGULAR = { yawDeg: 1.6, outMm: 0.1, verticalMm: 0.09, gumMm: 0.16 };

/** Between -1 and 1, always the same for the same tooth, kind and variant. */
function irregularity(id: ToothId, kind: number, variant: number): number {
  return Math.sin(Number(id) * 12.9898 + kind * 78.233 + variant * 37.719);
}

/**
 * A smile in good order, in a model's proportions.
 *
 * @param variant a whole number; its small irregularities are this smile's own
 * @param shade the model's own unless another is given
 */
export function modelSmile(
  name: keyof typeof SMILE_MODELS,
  variant: number,
  shade?: ToothShade,
): Smile {
  const model: SmileModel = SMILE_MODELS[name];
  const { curvature, width, length } = model;
  const changes = TOOTH_IDS.map((id): [ToothId, ToothChange] => {
    const norm = toothNorm(id);
    // The molars' height sets the bite, so only front teeth and premolars vary in length.
    const isMolar = readToothId(id).position > 5;
    return [
      id,
      {
        size: { widthMm: norm.widthMm * width, lengthMm: norm.lengthMm * (isMolar ? 1 : length) },
        rotation: { yawDeg: IRREGULAR.yawDeg * irregularity(id, 1, variant) },
        offset: {
          outMm: IRREGULAR.outMm * irregularity(id, 2, variant),
          verticalMm: IRREGULAR.verticalMm * irregularity(id, 3, variant),
        },
        gumMm: IRREGULAR.gumMm * irregularity(id, 4, variant),
      },
    ];
  });
  const normal = normalSmile(shade ?? model.shade);
  return changeSmile(normal, {
    teeth: Object.fromEntries(changes),
    upperArch: { curvature, spacing: normal.upperArch.spacing * width },
    lowerArch: { curvature, spacing: normal.lowerArch.spacing * width },
  });
}
