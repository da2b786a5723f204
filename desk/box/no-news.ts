import type { NewsAnswer } from '../../domain/desk/wire.ts';

/** A server's answer where nothing has come since; for tests. */
export const NO_NEWS: NewsAnswer = {
  count: 0,
  cards: [],
  entries: [],
  blocksMark: '',
  openElsewhere: [],
  practice: {
    name: '',
    phone: '',
    opening: { timeZone: 'America/New_York', week: [], closures: [] },
    noticeHours: 24,
  },
  cursor: { entry: 0, since: '' },
};
