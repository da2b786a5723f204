import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ENGLISH, SPANISH } from '../../domain/languages/page-languages.ts';
import '../styles/foundation.css';
import '../styles/site.css';
import { Announcement } from './announcement.tsx';
import type { ShownAnnouncement } from './shown-announcement.ts';

const phone = { tag: 'a', href: 'tel:+15165550102', children: ['516-555-0102'] } as const;
const IN_ENGLISH = {
  words: 'Closed Friday afternoon for a course.',
  whatToDo: [{ tag: 'p', children: ['In an emergency call ', phone, '.'] }],
} as const;
const SAID = 'Closed Friday afternoon for a course.In an emergency call 516-555-0102.';
const announcement: ShownAnnouncement = {
  [ENGLISH]: IN_ENGLISH,
  [SPANISH]: { words: '', whatToDo: [] },
  days: { from: '2027-03-01', until: '2027-03-05' },
};

describe('the announcement', () => {
  it('is a part of its own, with a number to touch', async () => {
    await page.viewport(390, 800);
    await render(<Announcement announcement={announcement} language={ENGLISH} />);
    const line = page.getByRole('complementary', { name: 'Announcement' });
    await expect.element(line).toHaveTextContent(SAID);
    const number = line.getByRole('link', { name: '516-555-0102' });
    await expect.element(number).toHaveAttribute('href', 'tel:+15165550102');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('stands on a Spanish page in English, and says so, until it has Spanish words', async () => {
    const screen = await render(<Announcement announcement={announcement} language={SPANISH} />);
    const line = page.getByRole('complementary', { name: 'Aviso' });
    await expect.element(line).toHaveAttribute('lang', ENGLISH);
    await expect.element(line).toHaveTextContent(SAID);
    const spanish = { words: 'Cerrado el viernes por la tarde.', whatToDo: [] };
    await screen.rerender(
      <Announcement announcement={{ ...announcement, [SPANISH]: spanish }} language={SPANISH} />,
    );
    await expect.element(line).not.toHaveAttribute('lang');
    await expect.element(line).toHaveTextContent(spanish.words);
  });

  it('is nothing where there is none', async () => {
    const { container } = await render(<Announcement announcement={null} language={ENGLISH} />);
    expect(container.childElementCount).toBe(0);
  });
});
