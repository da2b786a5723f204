import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { isLoopback } from './public-address.ts';

/** A server that takes its time (a tarpit) is left; all of them stay below the limit of a try. */
const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;

/** Keeps holiday answers from answering a machine (RFC 3834). */
const BY_MACHINE = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** What a mail says. */
export interface MailText {
  subject: string;
  text: string;
  /** The same again, set; the text stands before it (RFC 2046, 5.1.4). */
  html?: string;
  /** A calendar file (RFC 5545) that is attached. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string };
}

export interface MailerSettings {
  /** smtps://user:password@host:465, or smtp://host:587, which must offer STARTTLS. */
  smtpUrl: string;
  /** The sender's address, with or without a name. */
  from: string;
  /** What the tests change; the defaults are above. */
  silenceTimeoutMs?: number;
  /** Whose certificates count, as PEM; unset, those that Node.js trusts. */
  trustedCertificate?: string;
}

export interface OutgoingMail extends MailText {
  to: string;
  /** Where an answer goes; to the sender where it is left out. */
  replyTo?: string;
  /** A person wrote it: holiday answers may come. */
  isWritten?: boolean;
  /** Without angle brackets and domain; the same at each try. */
  messageId: string;
}

/** Sends one mail, and returns when the server has taken it over. @throws DeliveryError when it has not */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/**
 * Makes the sender. There is no way without TLS but to this machine itself: a server that offers none gets nothing.
 */
export function createMailer(settings: MailerSettings): SendMail {
  const url = new URL(settings.smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLocal = !isSecure && (host === 'localhost' || (isIP(host) > 0 && isLoopback(host)));
  const silenceMs = settings.silenceTimeoutMs ?? SILENCE_TIMEOUT_MS;
  const transport = createTransport({
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal,
    ...(url.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }),
    ...(settings.trustedCertificate === undefined
      ? {}
      : { tls: { ca: settings.trustedCertificate } }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: Math.min(GREETING_TIMEOUT_MS, silenceMs),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost';

  return async (mail, signal) => {
    const { to, replyTo, isWritten = false, subject, text, html, calendar, messageId } = mail;
    try {
      await transport.sendMail({
        from: settings.from,
        // As an object, so that nothing in it is read as a list or a name.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo }),
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        attachments: calendar === undefined ? [] : [attachmentOf(calendar)],
        messageId: `<${messageId}@${domain}>`,
        headers: isWritten ? {} : BY_MACHINE,
        signal,
      });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}

function attachmentOf({ method, text }: NonNullable<MailText['calendar']>) {
  return {
    filename: 'appointment.ics',
    content: text,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** A refused recipient or text stays refused; a refused login or line may be mended within hours. The server's words are left out: they may name the recipient. */
function toDeliveryError(error: unknown): DeliveryError {
  const code = fieldOf(error, 'code');
  const status = fieldOf(error, 'responseCode');
  const name = typeof code === 'string' && /^E[A-Z_]{2,30}$/.test(code) ? code : 'EUNKNOWN';
  if (typeof status !== 'number') return new DeliveryError(name);
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  return new DeliveryError(`${name} ${status}`, isAboutMail && status >= 500);
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
