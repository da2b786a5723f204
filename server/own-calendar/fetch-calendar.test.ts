import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchCalendar, type CalendarAddress } from './fetch-calendar.ts';

let answer: (response: ServerResponse) => void;
let server: ReturnType<typeof createServer>;
let port: number;
beforeEach(async () => {
  answer = (response) => void response.end('BEGIN:VCALENDAR');
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const fetchIt = (change: Partial<CalendarAddress> = {}) =>
  fetchCalendar({ url: `http://127.0.0.1:${port}/c.ics`, allowPrivate: true, ...change });

it('fetches the file', async () => {
  expect(await fetchIt()).toBe('BEGIN:VCALENDAR');
});

describe('is given up', () => {
  it('where it is not there, or leads elsewhere', async () => {
    answer = (response) => void response.writeHead(404).end();
    await expect(fetchIt()).rejects.toMatchObject({ code: 'HTTP 404' });
    answer = (response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    await expect(fetchIt()).rejects.toMatchObject({ code: 'HTTP 302' });
  });

  it('where it does not come in time', async () => {
    answer = () => undefined;
    await expect(fetchIt({ answerLimitMs: 100 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('where it does not end in time, however steadily it comes', async () => {
    answer = (response) => void response.write('BEGIN');
    await expect(fetchIt({ answerLimitMs: 300 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('where it is too large', async () => {
    answer = (response) => void response.end('x'.repeat(200_000));
    await expect(fetchIt({ sizeLimitBytes: 100_000 })).rejects.toMatchObject({ code: 'ETOOLARGE' });
  });

  it('where it comes a sign at a time: each would be kept by itself', async () => {
    answer = (response) => {
      for (let sign = 0; sign <= 50_000; sign += 1) response.write('x');
      response.end();
    };
    await expect(fetchIt()).rejects.toMatchObject({ code: 'ETOOLARGE' });
  });

  it('where it breaks off', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('BEGIN');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetchIt()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('where it leads to this machine or a private network, by address or by name', async () => {
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/c.ics']) {
      await expect(fetchCalendar({ url })).rejects.toMatchObject({ code: 'EPRIVATE' });
    }
    await expect(
      fetchCalendar({
        url: 'https://calendar.example.com/',
        resolveName: (_name, done) => done(null, [{ address: '192.168.1.1', family: 4 }]),
      }),
    ).rejects.toMatchObject({ code: 'EPRIVATE' });
    await expect(fetchCalendar({ url: 'http://calendar.example.com/' })).rejects.toMatchObject({
      code: 'EPRIVATE',
    });
  });
});
