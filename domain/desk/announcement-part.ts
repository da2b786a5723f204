import type { SitePart } from './site-part.ts';

/** The line above every page (docs/decisions/208-an-announcement.md). */
export const ANNOUNCEMENT_PART: SitePart = {
  id: 'announcement',
  title: 'Announcement',
  emphasis: '',
  note: 'One line above every page, such as “Closed Friday afternoon for a course.” It comes with its first day and leaves after its last one by itself.',
  alsoBy: ['scheduler'],
  file: 'announcement.yaml',
  sections: [
    {
      title: 'What it says',
      fields: [
        {
          path: 'en-US.words',
          label: 'In a few words',
          hint: 'While this is empty there is no announcement. It is read out first to whoever listens to a page.',
        },
        {
          path: 'en-US.whatToDo',
          label: 'And what to do',
          hint: 'At most 90 characters, both sentences together. A number is written {{phone}} or {{urgentPhone}}, a link [words](/address).',
        },
      ],
    },
    {
      title: 'When it is shown',
      fields: [
        { path: 'days.from', label: 'From' },
        { path: 'days.until', label: 'Until, that day too' },
      ],
    },
    {
      title: 'On the Spanish pages',
      fields: [
        {
          path: 'es-US.words',
          label: 'In a few words, in Spanish',
          hint: 'While this is empty they show the English words.',
        },
        {
          path: 'es-US.whatToDo',
          label: 'And what to do, in Spanish',
          hint: 'At most 110 characters, both sentences together.',
        },
      ],
    },
  ],
};
