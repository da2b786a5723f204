import { createServer, type Socket } from 'node:net';

/** What it says at a step instead of yes: a reply such as "450 later", "silence" for ever, or "cut" the line. */
type SmtpFault = Partial<Record<'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'text', string>>;

export interface FakeSmtp {
  port: number;
  /** The whole texts of mails whose end arrived, also those that it did not accept. */
  mails: string[];
  recipients: string[];
  /** Change it between tries. */
  fault: SmtpFault;
  close(): Promise<void>;
}

/** Starts a mail server without TLS that takes everything but what its fault says. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    converse(socket, fake);
  });
  const fake: FakeSmtp = {
    port: 0,
    mails: [],
    recipients: [],
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
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  text: '250 ok',
};

function converse(socket: Socket, fake: FakeSmtp): void {
  let received = '';
  let isText = false;
  const reply = (step: keyof typeof YES): boolean => {
    const fault = fake.fault[step];
    if (fault === 'cut') socket.destroy();
    else if (fault !== 'silence') socket.write(`${fault ?? YES[step]}\r\n`);
    return fault === undefined;
  };
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
        reply('text');
      } else if (/^(EHLO|HELO)/i.test(piece)) socket.write('250 fake\r\n');
      else if (/^MAIL/i.test(piece)) reply('MAIL');
      else if (/^RCPT/i.test(piece)) {
        fake.recipients.push(/<(.*)>/.exec(piece)?.[1] ?? '');
        reply('RCPT');
      } else if (/^DATA/i.test(piece)) isText = reply('DATA');
      else if (/^QUIT/i.test(piece)) socket.end('221 bye\r\n');
      else if (/^STARTTLS/i.test(piece)) socket.write('502 no TLS here\r\n');
      else socket.write('250 ok\r\n');
    }
  });
  reply('greeting');
}
