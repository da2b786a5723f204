import { AREA_CODES, AREAS, type AreaCode } from './areas.ts';
import type { Question } from '../content/quiz-questions.ts';
import { noneIndexOf, type Answers } from './questions.ts';

/** What one area got, as the results show it (product 6.4). */
export interface ResultEntry {
  readonly key: AreaCode;
  readonly title: string;
  readonly color: string;
  readonly score: number;
  readonly rawScore: number;
  readonly maxScore: number;
  /** The questions answered 'none'; 0 for every area but HWS. */
  readonly noneCount: number;
  /** 0 to 100, unrounded. */
  readonly exactPercentage: number;
  /** Whole, 0 to 100; all entries together make 100. */
  readonly percentage: number;
  readonly slicePercentage: number;
}

/** Points an option gives to each area it lists, and a 'none' to HWS (product 6.4). */
export const POINTS_PER_OPTION = 10;
/** The weight of a 'none' in the raw score (product 6.4). */
export const RAW_POINTS_PER_NONE = 12;

interface Tally {
  readonly key: AreaCode;
  readonly score: number;
  readonly rawScore: number;
  readonly noneCount: number;
}

/**
 * Scores the quiz (product 6.4; docs/decisions/006-quiz-arithmetic.md).
 *
 * @param questions the question set
 * @param answers question id → chosen option indexes; unknown ids, indexes that name no option and
 *   repeated indexes count for nothing
 * @returns the areas with a score above 0, by exact percentage descending, equal ones in the order
 *   AB, TSC, GHF, SHF, HWS; empty when nothing was chosen
 */
export function scoreAnswers(questions: readonly Question[], answers: Answers): ResultEntry[] {
  const tallies = tallyAreas(questions, answers);
  const total = tallies.reduce((sum, tally) => sum + tally.rawScore, 0);
  if (total === 0) return [];
  const percentages = wholePercentages(tallies, total);
  return tallies
    .filter((tally) => tally.score > 0)
    .map((tally): ResultEntry => {
      const { title, color, maxScore } = AREAS[tally.key];
      const percentage = percentages.get(tally.key) ?? 0;
      return {
        ...tally,
        title,
        color,
        maxScore,
        exactPercentage: (tally.rawScore / total) * 100,
        percentage,
        slicePercentage: percentage,
      };
    })
    .toSorted((a, b) => b.rawScore - a.rawScore || byAreaOrder(a, b));
}

function tallyAreas(questions: readonly Question[], answers: Answers): Tally[] {
  const picks: Record<AreaCode, number> = { AB: 0, TSC: 0, GHF: 0, SHF: 0, HWS: 0 };
  let noneCount = 0;
  for (const question of questions) {
    const chosen = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : [];
    for (const index of new Set(chosen)) {
      if (index === noneIndexOf(question)) noneCount += 1;
      for (const area of question.options[index]?.profiles ?? []) picks[area] += 1;
    }
  }
  return AREA_CODES.map((key) => {
    if (key !== 'HWS') {
      const score = picks[key] * POINTS_PER_OPTION;
      return { key, score, rawScore: score, noneCount: 0 };
    }
    return {
      key,
      score: noneCount * POINTS_PER_OPTION,
      rawScore: noneCount * RAW_POINTS_PER_NONE,
      noneCount,
    };
  });
}

/**
 * Floors each share and gives the points missing to 100 one each to the largest fractional remainders;
 * equal remainders: the larger raw score first, then the areas' order. Integer arithmetic, because
 * remainders that are equal must compare as equal.
 */
function wholePercentages(tallies: readonly Tally[], total: number): Map<AreaCode, number> {
  const floors = new Map(
    tallies.map((tally) => [tally.key, Math.floor((tally.rawScore * 100) / total)]),
  );
  const missing = 100 - [...floors.values()].reduce((sum, floor) => sum + floor, 0);
  const remainderOf = (tally: Tally) => (tally.rawScore * 100) % total;
  const byRemainder = tallies.toSorted(
    (a, b) => remainderOf(b) - remainderOf(a) || b.rawScore - a.rawScore || byAreaOrder(a, b),
  );
  for (const tally of byRemainder.slice(0, missing)) {
    floors.set(tally.key, (floors.get(tally.key) ?? 0) + 1);
  }
  return floors;
}

function byAreaOrder(a: { readonly key: AreaCode }, b: { readonly key: AreaCode }): number {
  return AREA_CODES.indexOf(a.key) - AREA_CODES.indexOf(b.key);
}
