const TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/**
 * A number as it is written at the beginning of a sentence: 13 is "thirteen", 24 is "twenty-four".
 *
 * @param number whole; from 100 on in digits
 */
export function numberInWords(number: number): string {
  const small = TO_NINETEEN.split(' ')[number];
  if (small !== undefined) return small;
  const tens = TENS.split(' ')[Math.floor(number / 10) - 2];
  if (tens === undefined) return String(number);
  const ones = number % 10;
  return ones === 0 ? tens : `${tens}-${numberInWords(ones)}`;
}
