import { expect, it } from 'vitest';
import { googleCalendarLink } from './google-calendar-link.ts';

const FACTS = {
  name: 'Impressions',
  address: '100 Sample Avenue, Garden City, NY 11530',
  phone: '516-555-0100',
  siteUrl: 'https://impressions.example.com',
  noticeHours: 30,
};
const BOOKING = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  link: 'https://impressions.example.com/appointment#token',
} as const;

it('says what, when in UTC, where and whom to call, and nothing of whose it is', () => {
  const url = new URL(googleCalendarLink(BOOKING, FACTS));
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Smile Blueprint, Impressions',
    dates: '20270315T120000Z/20270315T133000Z',
    details: "Rescheduling needs 30 hours' notice: 516-555-0100.",
    location: FACTS.address,
  });
});

it('a virtual consult has no place', () => {
  const url = new URL(googleCalendarLink({ ...BOOKING, event: 'virtual-consult' }, FACTS));
  expect(url.searchParams.has('location')).toBe(false);
});
