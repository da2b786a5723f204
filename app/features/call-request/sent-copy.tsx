import { use } from 'react';
import type { Language } from '../../../domain/languages/page-languages.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere, type RequestLanguage } from '../../site/request-language.ts';
import { joinClock } from '../../../domain/practice/practice-clock.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { saveFile } from '../../ui/save-file.ts';

/** What the visitor has sent, to read again and to keep as a file. It is in this page's memory alone. */
export function SentCopy({ sent }: { sent: SentRequest }) {
  const { language } = use(FormLanguageHere);
  const { success } = use(RequestLanguageHere).words;
  const fileName = `request-${sent.receipt?.number ?? 'copy'}.txt`;
  return (
    <details className="sent-copy">
      <summary>{success.sent}</summary>
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
          onClick={() => {
            const text = textOf(sent, success, language);
            saveFile(new Blob([text], { type: 'text/plain' }), fileName);
          }}
        >
          {success.keepCopy}
        </button>
      </p>
    </details>
  );
}

function textOf(
  { receipt, copy }: SentRequest,
  { number, received, zone }: RequestLanguage['words']['success'],
  language: Language,
): string {
  const head = receipt
    ? [
        `${number}: ${receipt.number}`,
        `${received}: ${sayMoment(receipt.receivedAt, language)} ${zone}`,
        '',
      ]
    : [];
  return `${[...head, ...copy.map(({ label, text }) => `${label}: ${text}`)].join('\r\n')}\r\n`;
}

function sayMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });
  return joinClock(format.format(new Date(iso)));
}
