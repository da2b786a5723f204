import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

const FIELDS = {
  ...SAMPLE_REQUEST,
  consent: 'on',
  phone: '',
  preferredContact: '',
  idempotencyKey: 'form-key-0001',
};

describe('a form sent without script', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ rateLimitMax: 2 });
  });
  afterEach(() => server.close());

  function postForm(
    body: Record<string, string> | string | Buffer,
    headers: Record<string, string> = {},
  ) {
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    return server.send({
      method: 'POST',
      path: '/api/requests',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: isText ? body : new URLSearchParams(body).toString(),
    });
  }

  it('is stored and gets a page that says so, also when it is sent again', async () => {
    const own = { origin: `http://localhost:${server.port}`, host: `localhost:${server.port}` };
    for (let count = 0; count < 3; count++) {
      const answer = await postForm({ ...FIELDS, message: 'One\r\ntwo' }, own);
      expect(answer.status).toBe(201);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('Your request was received');
      expect(answer.text).toContain('href="/"');
      expect(answer.text).toMatch(/<p class="number">[2-9A-Z]{4}-[2-9A-Z]{4}</);
      expect(answer.text.replace(/<[^>]+>/g, '')).toMatch(
        /within 24 hours, by \w+day, \w+ \d+, \d+:\d\d\u00a0[AP]M Eastern Time/,
      );
      expect(answer.text).toContain('We send no confirmation by e-mail.');
    }
    expect(await server.countRows()).toBe(1);
  });

  it.each([
    ['was received', FIELDS, '/api/requests', 201],
    ['has a fault', { ...FIELDS, name: '' }, '/api/requests', 422],
    ['goes to an address that cannot be read', FIELDS, '/api/%zz', 400],
    ['goes to an unknown address', FIELDS, '/api/nowhere', 404],
  ])('is answered with a number that can be touched when it %s', async (...given) => {
    const [, fields, path, status] = given;
    const answer = await server.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<a href="tel:+15165550100" target="_top">516-555-0100</a>');
  });

  it('is refused as a card that the desk makes of who called', async () => {
    const sent = await postForm({ ...FIELDS, kind: 'caller' });
    expect(sent.status).toBe(422);
    const asked = await server.send({
      method: 'POST',
      path: '/api/requests',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'form-key-0002' },
      body: JSON.stringify({ ...SAMPLE_REQUEST, kind: 'caller' }),
    });
    expect(asked.status).toBe(422);
    expect(await server.countRows()).toBe(0);
  });

  it('is answered in Spanish where that was chosen, with its copy or with its faults', async () => {
    const fields = { ...FIELDS, language: 'es' };
    const stored = await postForm({ ...fields, preferredTime: 'midday' });
    expect(stored.status).toBe(201);
    expect(stored.text).toContain('<html lang="es-US">');
    expect(stored.text).toContain('<dd>Al mediodía, de 11 a 2</dd>');
    expect(stored.text).toContain('href="/es/emergency"');
    const refused = await postForm({ ...fields, name: ' ', idempotencyKey: 'form-key-0002' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('<html lang="es-US">');
    expect(refused.text).toContain('<strong>Nombre:</strong> Escriba su nombre.');
  });

  it('is told in Spanish for how many minutes to wait, with a heading and the way to call', async () => {
    for (const key of ['form-key-0001', 'form-key-0002', 'form-key-0003']) {
      const answer = await postForm({ ...FIELDS, language: 'es', idempotencyKey: key });
      if (key !== 'form-key-0003') continue;
      expect(answer.status).toBe(429);
      expect(answer.text).toContain('<html lang="es-US">');
      expect(answer.text).toContain('<h1>No recibimos su solicitud</h1>');
      expect(answer.text).toContain(
        'Envió varias solicitudes en poco tiempo. Espere 10 minutos, hasta la',
      );
      expect(answer.text).not.toMatch(/Please|Your/);
    }
  });

  it.each([
    ['too much', 'a'.repeat(16 * 1024 + 1), {}, 413, 'Acorte su solicitud'],
    ['a form of elsewhere', FIELDS, { origin: 'null' }, 403, 'Envíe el formulario desde este'],
    ['what no form of ours sends', 'name=%FF', {}, 400, 'No pudimos recibir lo que se envió.'],
  ])('is refused in the language of its page for %s', async (...given) => {
    const [, body, headers, status, words] = given;
    const spanish = { referer: 'https://example.com/es/embed/discovery-call', ...headers };
    const answer = await postForm(body, spanish);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<html lang="es-US">');
    expect(answer.text).toContain(words);
    for (const referer of ['https://example.com/embed/discovery-call', 'no address']) {
      const english = await postForm(body, { ...headers, referer });
      expect(english.text).toContain('<html lang="en-US">');
    }
  });

  it('gets a copy of what it sent, in which nothing is markup', async () => {
    const answer = await postForm({
      ...FIELDS,
      message: '<script>zq9</script> & "quoted"',
      preferredTime: 'midday',
      language: 'en',
      otherLanguage: '',
    });
    expect(answer.status).toBe(201);
    expect(answer.text).toContain('&#60;script&#62;zq9&#60;/script&#62; &#38; &#34;quoted&#34;');
    expect(answer.text).toContain('<dd>Around noon, 11 to 2</dd>');
    expect(answer.text).toContain('<dd>English</dd>');
    expect(answer.text).not.toContain('<script');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('is the same request as one by script', async () => {
    await postForm({ ...FIELDS, message: 'One\r\ntwo' });
    const again = await server.post(
      { ...SAMPLE_REQUEST, message: 'One\ntwo' },
      { 'idempotency-key': 'form-key-0001' },
    );
    expect(again.status).toBe(201);
    expect(await server.countRows()).toBe(1);
  });

  it('hears which fields to mend, and sees nothing of what it sent', async () => {
    const answer = await postForm({
      ...FIELDS,
      name: '',
      email: '<script>zq9</script>',
      consent: 'false',
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<strong>Name:</strong> Please enter your name.');
    expect(answer.text).toContain('<strong>E-mail:</strong>');
    expect(answer.text).toContain('<strong>Consent:</strong>');
    expect(answer.text).not.toContain('zq9');
    expect(answer.text).not.toContain(SAMPLE_REQUEST.message);
    expect(await server.countRows()).toBe(0);
  });

  it('gets a page whose policy allows its own style and nothing else', async () => {
    const answer = await postForm(FIELDS);
    const policy = String(answer.headers['content-security-policy']);
    const style = /<style>(.*?)<\/style>/s.exec(answer.text)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.text).not.toMatch(/ style=|<script/);
  });

  it.each([
    ['no key', { ...FIELDS, idempotencyKey: '' }, 400],
    ['unknown field', { ...FIELDS, status: 'done' }, 422],
    ['an answer by phone without a number', { ...FIELDS, preferredContact: 'phone' }, 422],
    ['__proto__', '__proto__=1&' + new URLSearchParams(FIELDS).toString(), 422],
    ['a field twice', `name=Eve&${new URLSearchParams(FIELDS).toString()}`, 400],
    ['broken percent encoding', 'name=%E0%A4%A', 400],
    ['invalid UTF-8 behind percent signs', 'name=%FF%FE', 400],
    ['invalid UTF-8 bytes', Buffer.from([0x6e, 0x3d, 0xff]), 400],
    ['nothing', '', 400],
    ['too much', 'a'.repeat(16 * 1024 + 1), 413],
  ])('is refused with a page for %s', async (_case, body, status) => {
    const answer = await postForm(body);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await server.countRows()).toBe(0);
  });

  it('is refused with a page from another origin, and past the limit', async () => {
    expect((await postForm(FIELDS, { origin: 'null' })).status).toBe(403);
    for (const key of ['form-key-0001', 'form-key-0002'])
      await postForm({ ...FIELDS, idempotencyKey: key });
    const answer = await postForm({ ...FIELDS, idempotencyKey: 'form-key-0003' });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.text).toContain('Please wait');
  });
});
