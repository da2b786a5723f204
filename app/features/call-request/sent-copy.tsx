import { joinClock } from '../../../domain/practice/practice-clock.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { downloadText } from '../../ui/download-text.ts';

/** What the visitor has sent, to read again and to keep as a file. It is in this page's memory alone. */
export function SentCopy({ sent }: { sent: SentRequest }) {
  const fileName = `request-${sent.receipt?.number ?? 'copy'}.txt`;
  return (
    <details className="sent-copy">
      <summary>What you sent</summary>
      <dl>
        {sent.copy.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button
          className="quiet-button"
          type="button"
          onClick={() => downloadText(textOf(sent), fileName, 'text/plain')}
        >
          Keep a copy, as a text file
        </button>
      </p>
    </details>
  );
}

function textOf({ receipt, copy }: SentRequest): string {
  const head = receipt
    ? [`Request number: ${receipt.number}`, `Received: ${sayMoment(receipt.receivedAt)}`, '']
    : [];
  return `${[...head, ...copy.map(({ label, text }) => `${label}: ${text}`)].join('\r\n')}\r\n`;
}

function sayMoment(iso: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });
  return `${joinClock(format.format(new Date(iso)))} Eastern Time`;
}
