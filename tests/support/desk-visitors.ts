import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { SlotsAnswer } from '../../domain/scheduling/slot.ts';
import type { DeskServer } from './desk-journey.ts';

const DAY_MS = 86_400_000;

/**
 * A visitor books a visit at ten.
 *
 * @param from on which day, or the next that is offered; some weeks ahead where it is left out, so that its week lies wholly before us
 * @returns when it begins
 */
export async function bookVisit(
  desk: DeskServer,
  name: string,
  from = new Date(Date.now() + 21 * DAY_MS).toISOString().slice(0, 10),
): Promise<string> {
  const slots = await offeredTimes(desk, from, 10);
  const startsAt = slots.find((slot) => slot.includes('T10:00')) ?? '';
  await send(desk, '/api/appointments', {
    event: 'smile-blueprint',
    startsAt,
    name,
    email: 'canary@example.com',
    phone: '516-555-0143',
    consent: true,
  });
  return startsAt;
}

/** A visitor books a half-hour on the screen. @param at when it begins, as 2026-12-25T13:30 */
export async function bookConsult(desk: DeskServer, name: string, at: string): Promise<void> {
  const slots = await offeredTimes(desk, at.slice(0, 10), 1, 'virtual-consult');
  await send(desk, '/api/appointments', {
    event: 'virtual-consult',
    startsAt: slots.find((slot) => slot.startsWith(at)) ?? '',
    name,
    email: 'canary@example.com',
    phone: '516-555-0145',
    consent: true,
  });
}

/** A visitor asks for a time on a weekend. @param message when they wish to come */
export async function askForWeekend(
  desk: DeskServer,
  name: string,
  message = 'Any Saturday.',
): Promise<void> {
  await send(desk, '/api/requests', {
    kind: 'weekend-appointment',
    name,
    email: 'canary@example.com',
    phone: '516-555-0144',
    preferredContact: 'email',
    preferredTime: 'morning',
    message,
    consent: true,
  });
}

/** A visitor asks with photos, as a browser sends the form. @param backgrounds a color a photo */
export async function askWithPhotos(
  desk: DeskServer,
  name: string,
  message: string,
  backgrounds: readonly string[] = ['#b08d3e', '#1f236b'],
): Promise<void> {
  const fields = {
    kind: 'virtual-consultation',
    name,
    email: 'canary@example.com',
    phone: '',
    preferredContact: 'email',
    message,
    consent: 'on',
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const background of backgrounds) {
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
    form.append('photos', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'one.jpg');
  }
  const { status } = await fetch(`http://localhost:${desk.port}/api/requests`, {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  expect(status).toBe(201);
}

/** When visits that a visitor is offered begin. @param from the first day, as 2026-12-25 */
export async function offeredTimes(
  desk: DeskServer,
  from: string,
  days: number,
  event: EventType = 'smile-blueprint',
): Promise<string[]> {
  const url = `http://localhost:${desk.port}/api/slots?event=${event}&from=${from}&days=${days}`;
  const { slots } = (await (await fetch(url)).json()) as SlotsAnswer;
  return slots.map(({ startsAt }) => startsAt);
}

/** Turns the diary's weeks until one lies open. @param day of it, as 2026-12-25 */
export async function showWeekOf(page: Page, day: string): Promise<void> {
  const column = page.locator(`[data-day='${day}']`);
  for (let turns = 0; turns < 6 && (await column.count()) === 0; turns += 1) {
    await page.getByRole('button', { name: 'The week after' }).click();
  }
  await expect(column).toBeVisible();
}

async function send(desk: DeskServer, path: string, body: object): Promise<void> {
  const { status } = await fetch(`http://localhost:${desk.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  expect(status).toBe(201);
}
