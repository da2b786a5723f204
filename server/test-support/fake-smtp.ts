import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TestCertificate } from './make-certificate.ts';

/** What it says at a step instead of yes: a reply such as "450 later", "silence" for ever, or "cut" the line. */
type SmtpFault = Partial<
  Record<'greeting' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'text', string>
>;

export interface FakeSmtp {
  port: number;
  /** The whole texts of mails whose end arrived, also those that it did not accept. */
  mails: string[];
  recipients: string[];
  /** Everything that arrived outside of TLS. */
  clearText(): string;
  /** Change it between tries. */
  fault: SmtpFault;
  close(): Promise<void>;
}

/**
 * Starts a mail server that takes everything but what its fault says.
 *
 * @param certificate with it, the server offers STARTTLS; without, it has no TLS
 */
export async function startFakeSmtp(certificate?: TestCertificate): Promise<FakeSmtp> {
  let clearText = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk: Buffer) => (clearText += chunk.toString()));
    const startTls = certificate && (() => converse(encrypt(socket, certificate), fake));
    converse(socket, fake, startTls);
    reply(socket, fake, 'greeting');
  });
  const fake: FakeSmtp = {
    port: 0,
    mails: [],
    recipients: [],
    clearText: () => clearText,
    fault: {},
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  fake.port = address.port;
  return fake;
}

const YES = {
  greeting: '220 fake',
  STARTTLS: '220 go on',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  text: '250 ok',
};

/** Says yes at a step, or what the fault says; gives whether it was yes. */
function reply(socket: Socket, { fault }: FakeSmtp, step: keyof typeof YES): boolean {
  const said = fault[step];
  if (said === 'cut') socket.destroy();
  else if (said !== 'silence') socket.write(`${said ?? YES[step]}\r\n`);
  return said === undefined;
}

function encrypt(socket: Socket, certificate: TestCertificate): TLSSocket {
  socket.removeAllListeners('data');
  const encrypted = new TLSSocket(socket, {
    isServer: true,
    secureContext: createSecureContext(certificate),
  });
  encrypted.on('error', () => socket.destroy());
  return encrypted;
}

function converse(socket: Socket, fake: FakeSmtp, startTls?: () => void): void {
  let received = '';
  let isText = false;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
    for (;;) {
      const end = received.indexOf(isText ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const piece = received.slice(0, end);
      received = received.slice(end + (isText ? 5 : 2));
      if (isText) {
        fake.mails.push(piece);
        isText = false;
        reply(socket, fake, 'text');
      } else if (/^(EHLO|HELO)/i.test(piece)) {
        socket.write(startTls ? '250-fake\r\n250 STARTTLS\r\n' : '250 fake\r\n');
      } else if (/^MAIL/i.test(piece)) reply(socket, fake, 'MAIL');
      else if (/^RCPT/i.test(piece)) {
        fake.recipients.push(/<(.*)>/.exec(piece)?.[1] ?? '');
        reply(socket, fake, 'RCPT');
      } else if (/^DATA/i.test(piece)) isText = reply(socket, fake, 'DATA');
      else if (/^QUIT/i.test(piece)) socket.end('221 bye\r\n');
      else if (!/^STARTTLS/i.test(piece)) socket.write('250 ok\r\n');
      else if (startTls === undefined) socket.write('502 no TLS here\r\n');
      else if (reply(socket, fake, 'STARTTLS')) return startTls();
    }
  });
}
