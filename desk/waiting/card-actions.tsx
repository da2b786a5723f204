import type { CardContent } from '../../domain/desk/card-content.ts';
import { phoneToDial } from '../../domain/desk/phone-to-dial.ts';
import { atItsSign } from './at-its-sign.tsx';

const ORDER = ['phone', 'text', 'email'] as const;
type Way = (typeof ORDER)[number];

const WORDS: Readonly<Record<Way, { title: string; key: string }>> = {
  phone: { title: 'Call', key: 'C' },
  text: { title: 'Text', key: 'T' },
  email: { title: 'E-mail', key: 'E' },
};

interface CardActionsProps {
  content: CardContent;
  isWriting: boolean;
  /** Begins a letter; undefined where this server sends none, and the machine's own mail program does. */
  onWrite: (() => void) | undefined;
}

/** The next action in their own way, large, with the number on it; the others as outlines. What they left no number for is absent. */
export function CardActions({ content, isWriting, onWrite }: CardActionsProps) {
  const asked = ORDER.find((way) => way === content.preferredContact) ?? 'phone';
  const ways = [asked, ...ORDER.filter((way) => way !== asked)].flatMap((way) => {
    const href = hrefOf(way, content);
    return href === undefined ? [] : [{ way, href }];
  });
  return (
    <div className="card-actions">
      {ways.map(({ way, href }, at) => {
        const look = at === 0 ? 'button first-action' : 'button outline';
        const words = (
          <>
            <span>{WORDS[way].title}</span>
            {at === 0 ? <b>{way === 'email' ? atItsSign(content.email) : content.phone}</b> : null}
            <kbd aria-hidden="true">{WORDS[way].key}</kbd>
          </>
        );
        return way === 'email' && onWrite !== undefined ? (
          <button
            key={way}
            type="button"
            className={look}
            data-way={way}
            aria-expanded={isWriting}
            onClick={onWrite}
          >
            {words}
          </button>
        ) : (
          <a
            key={way}
            className={look}
            href={href}
            data-way={way}
            {...(way === 'email' ? { rel: 'noreferrer' } : {})}
          >
            {words}
          </a>
        );
      })}
    </div>
  );
}

function hrefOf(way: Way, { phone = '', email = '' }: CardContent): string | undefined {
  if (way === 'email') return email === '' ? undefined : `mailto:${encodeURIComponent(email)}`;
  if (phone === '') return undefined;
  return `${way === 'text' ? 'sms' : 'tel'}:${phoneToDial(phone)}`;
}
