/** One string a field, which stands in every generated value of it and nowhere else in the world. */
export const MARKS = {
  name: 'qznamezq',
  email: 'qzmailzq',
  phone: '555 739 1482',
  message: 'qzmessagezq',
  persona: 'qzpersonazq',
  key: 'qzkeyzq',
  agent: 'qzagentzq',
  header: 'qzheaderzq',
  origin: 'qzoriginzq',
  query: 'qzqueryzq',
  address: 'qzaddresszq',
  link: 'qzlinkzq',
  photo: 'qzphotozq',
  rest: 'qzrestzq',
} as const;

/** The fields whose mark stands in a text, whatever its case. */
export function marksIn(text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(MARKS)
    .filter(([, mark]) => lower.includes(mark))
    .map(([field]) => field);
}
