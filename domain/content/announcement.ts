import * as z from 'zod';
import { ENGLISH, SPANISH } from '../languages/page-languages.ts';
import { dayOrNone } from './words.ts';
import { Markdown } from './written.ts';

/** It is read aloud before the page, and stands above it on the smallest phone: no more than is taken in at once. */
const MOST_CHARACTERS = 90;
/** The same takes more letters in Spanish. */
const MOST_CHARACTERS_IN_SPANISH = 110;

const line = z
  .string()
  .trim()
  .refine((written) => !written.includes('\n'), 'write it on one line');

const inOneLanguage = (mostCharacters: number) =>
  z
    .strictObject({
      /** What is so. */
      words: line,
      /** What a visitor does then; numbers and addresses in it can be touched. */
      whatToDo: line.transform((written) => new Markdown(written)),
    })
    .superRefine(({ words, whatToDo }, context) => {
      const used = words.length + whatToDo.markdown.length;
      if (used <= mostCharacters) return;
      const message = `takes ${used} characters, both sentences together; write at most ${mostCharacters}`;
      context.addIssue({ code: 'custom', message });
    });

/** content/announcement.yaml: the line above every page, and the days on which it stands there; none where it has no English words. */
export const announcementSchema = z
  .strictObject({
    [ENGLISH]: inOneLanguage(MOST_CHARACTERS),
    [SPANISH]: inOneLanguage(MOST_CHARACTERS_IN_SPANISH),
    days: z
      .strictObject({
        from: dayOrNone,
        /** The last day belongs to it. */
        until: dayOrNone,
      })
      .refine(
        ({ from, until }) => from === '' || until === '' || from <= until,
        'ends before it begins: look at both days',
      ),
  })
  .refine(
    ({ [ENGLISH]: { words }, days: { from, until } }) =>
      words === '' || (from !== '' && until !== ''),
    { path: ['days'], error: 'choose its first and its last day: it comes and leaves by itself' },
  );

export type WrittenAnnouncement = z.infer<typeof announcementSchema>;

/** The days on which it stands above every page; the first and the last belong to it. */
export type AnnouncementDays = WrittenAnnouncement['days'];
