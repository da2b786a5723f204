import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '../test-support/fake-smtp.ts';
import { makeCertificate } from '../test-support/make-certificate.ts';
import { createMailer } from './smtp-mailer.ts';

const MAIL = {
  to: 'ann.lee@example.com',
  subject: 'A subject',
  text: 'A text.\n',
  messageId: '4f9c-fixed',
};

let smtp: FakeSmtp;
beforeEach(async () => {
  smtp = await startFakeSmtp();
});
afterEach(() => smtp.close());

/** @param settings the mailer's own patience unless told: beside other tests an answer may take longer than a test would wait for silence */
const send = (settings: { silenceTimeoutMs?: number } = {}) =>
  createMailer({
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    from: 'Impressions <desk@example.org>',
    ...settings,
  })(MAIL, new AbortController().signal);

it('sends to one recipient, with the Message-ID that it was given', async () => {
  await send();
  expect(smtp.recipients).toEqual(['ann.lee@example.com']);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatch(/^Message-ID: <4f9c-fixed@example\.org>\r$/m);
  expect(smtp.mails[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

it('sends both forms of a letter as alternatives, the plain text first', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'a@example.org' });
  await mailer({ ...MAIL, html: '<p>A set text.</p>' }, new AbortController().signal);
  expect(smtp.mails[0]).toMatch(
    /multipart\/alternative;[^]*text\/plain[^]*A text\.[^]*text\/html[^]*<p>A set text\.<\/p>/,
  );
});

it('attaches a calendar file under its own type', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'a@example.org' });
  const calendar = { method: 'CANCEL', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
  await mailer({ ...MAIL, calendar }, new AbortController().signal);
  expect(smtp.mails[0]).toMatch(
    /^Content-Type: text\/calendar; charset=utf-8; method=CANCEL;\r\n name=appointment\.ics\r$/m,
  );
  expect(smtp.mails[0]).toContain('Content-Disposition: attachment; filename=appointment.ics');
});

it('makes no second header of a practice’s name with a line end in it', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'a@example.org' });
  await mailer(
    { ...MAIL, subject: 'Hello\r\nBcc: b@example.com\r\n\r\nBody' },
    new AbortController().signal,
  );
  expect(smtp.mails[0]).not.toMatch(/^Bcc/im);
  expect(smtp.recipients).toEqual([MAIL.to]);
});

it('takes an address with commas or line ends in it for no list and no header', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'a@example.org' });
  const bad = { ...MAIL, to: 'a@example.com\r\nBcc: b@example.com, c@example.com' };
  await mailer(bad, new AbortController().signal).catch(() => undefined);
  expect(smtp.recipients.length).toBeLessThanOrEqual(1);
  expect(smtp.mails.join('')).not.toMatch(/^Bcc/im);
});

it.each([
  ['ann!b@example.com', 'ann!b@example.com'],
  ['ann@praxis-müller.de', 'ann@xn--praxis-mller-klb.de'],
  ['josé@example.com', 'josé@example.com'],
])('sends to every address that a visitor may leave: %s', async (to, recipient) => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'a@example.org' });
  await mailer({ ...MAIL, to }, new AbortController().signal);
  expect(smtp.recipients).toEqual([recipient]);
  expect(smtp.mails[0]).toMatch(new RegExp(`^To: ${recipient}\\r$`, 'm'));
});

describe('a server that does not take it', () => {
  it.each([
    ['greets with 421', { greeting: '421 busy' }, /^E\w+ 421$/, false],
    ['says nothing (a tarpit)', { greeting: 'silence' }, /^ETIMEDOUT$/, false],
    [
      'says 4xx to the recipient',
      { RCPT: '450 later, ann.lee@example.com' },
      /^EENVELOPE 450$/,
      false,
    ],
    ['says 5xx to the recipient', { RCPT: '550 no ann.lee@example.com' }, /^EENVELOPE 550$/, true],
    ['says 4xx to the text', { text: '451 later' }, /^EMESSAGE 451$/, false],
    ['says 5xx to the text', { text: '554 spam' }, /^EMESSAGE 554$/, true],
    ['falls silent after the text', { text: 'silence' }, /^ETIMEDOUT$/, false],
    ['cuts the line after the text', { text: 'cut' }, /^E[A-Z]+$/, false],
  ])('%s', async (_case, fault, code, isPermanent) => {
    smtp.fault = fault;
    // The code holds nothing of the server's words, which may name the recipient.
    const isSilent = Object.values(fault).includes('silence');
    await expect(send(isSilent ? { silenceTimeoutMs: 300 } : {})).rejects.toMatchObject({
      name: 'DeliveryError',
      code: expect.stringMatching(code),
      message: expect.not.stringContaining('ann'),
      isPermanent,
    });
  });

  it('refuses the connection', async () => {
    await smtp.close();
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET', isPermanent: false });
    smtp = await startFakeSmtp();
  });
});

it('sends nothing without TLS to another machine, and falls back to none', async () => {
  // It leads here, but is not the address of this machine alone.
  const abroad = createMailer({
    smtpUrl: `smtp://0.0.0.0:${smtp.port}`,
    from: 'desk@example.org',
  });
  await expect(abroad(MAIL, new AbortController().signal)).rejects.toMatchObject({
    code: 'ETLS 502',
  });
  expect(smtp.mails).toEqual([]);
  expect(smtp.recipients).toEqual([]);
});

describe('STARTTLS', () => {
  const ELSEWHERE = '0.0.0.0';
  const certificate = makeCertificate(ELSEWHERE);
  let secure: FakeSmtp;
  beforeEach(async () => {
    secure = await startFakeSmtp(certificate);
  });
  afterEach(() => secure.close());

  /** The address leads here, but is not this machine's alone, so TLS is asked for. */
  const sendTo = (trustedCertificate?: string) =>
    createMailer({
      smtpUrl: `smtp://user:password@${ELSEWHERE}:${secure.port}`,
      from: 'desk@example.org',
      ...(trustedCertificate === undefined ? {} : { trustedCertificate }),
    })(MAIL, new AbortController().signal);

  it('sends all but the greeting under TLS, to a server whose certificate is trusted', async () => {
    await sendTo(certificate.cert);
    expect(secure.mails).toHaveLength(1);
    expect(secure.recipients).toEqual([MAIL.to]);
    expect(secure.clearText()).toMatch(/^EHLO \S+\r\nSTARTTLS\r\n/);
    expect(secure.clearText()).not.toMatch(/AUTH|MAIL|RCPT|example\.com/);
  });

  it.each([
    ['a certificate that nobody vouches for', {}, undefined, /^E[A-Z]+$/],
    ['the certificate of another server', {}, makeCertificate(ELSEWHERE).cert, /^E[A-Z]+$/],
    ['STARTTLS refused after it was offered', { STARTTLS: '454 not now' }, certificate.cert, /454/],
    ['a line cut at STARTTLS', { STARTTLS: 'cut' }, certificate.cert, /^E[A-Z]+$/],
  ])('sends nothing, and nothing in clear text, with %s', async (_case, fault, trusted, code) => {
    secure.fault = fault;
    await expect(sendTo(trusted)).rejects.toMatchObject({
      name: 'DeliveryError',
      code: expect.stringMatching(code),
      isPermanent: false,
    });
    expect([secure.mails, secure.recipients]).toEqual([[], []]);
    expect(secure.clearText()).not.toMatch(/AUTH|MAIL|RCPT|example\.com/);
  });

  it('sends nothing to a server whose certificate is for another address', async () => {
    const wrong = makeCertificate('127.0.0.9');
    await secure.close();
    secure = await startFakeSmtp(wrong);
    await expect(sendTo(wrong.cert)).rejects.toMatchObject({ isPermanent: false });
    expect([secure.mails, secure.recipients]).toEqual([[], []]);
  });
});

it('sends nothing to a server that says smtps and speaks none', async () => {
  const mailer = createMailer({
    smtpUrl: `smtps://127.0.0.1:${smtp.port}`,
    from: 'desk@example.org',
  });
  const code = expect.stringMatching(/^E[A-Z]+$/);
  await expect(mailer(MAIL, new AbortController().signal)).rejects.toMatchObject({ code });
  expect([smtp.mails, smtp.recipients]).toEqual([[], []]);
});
