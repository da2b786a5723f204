/** The five areas of a smile that the quiz looks at (product 6.1). */
export const AREA_CODES = ['AB', 'TSC', 'GHF', 'SHF', 'HWS'] as const;

export type AreaCode = (typeof AREA_CODES)[number];

export interface Area {
  readonly key: AreaCode;
  readonly title: string;
  /** The most points the ten questions can give the area (product 6.1). */
  readonly maxScore: number;
  /** Slice colour; the number inside is set in `inkOnColor`, which passes 4.5:1 on it. */
  readonly color: string;
  readonly inkOnColor: string;
}

/** In the order that breaks ties, so that a clinical area stands before HWS. */
export const AREAS: Readonly<Record<AreaCode, Area>> = {
  AB: {
    key: 'AB',
    title: 'Alignment & Bite',
    maxScore: 140,
    color: '#1f236b',
    inkOnColor: '#ffffff',
  },
  TSC: {
    key: 'TSC',
    title: 'Tooth Shape & Color',
    maxScore: 120,
    color: '#c9a24b',
    inkOnColor: '#1f236b',
  },
  GHF: {
    key: 'GHF',
    title: 'Gum Health & Frame',
    maxScore: 80,
    color: '#2f6b4f',
    inkOnColor: '#ffffff',
  },
  SHF: {
    key: 'SHF',
    title: 'Structural Health & Function',
    maxScore: 110,
    color: '#6a4a8c',
    inkOnColor: '#ffffff',
  },
  HWS: {
    key: 'HWS',
    title: 'Happy With My Smile',
    maxScore: 100,
    color: '#a9bfa0',
    inkOnColor: '#1f236b',
  },
};
