import type { CardContent } from '../../domain/desk/card-content.ts';

const ORDER = ['phone', 'text', 'email'] as const;
type Way = (typeof ORDER)[number];

const WORDS: Readonly<Record<Way, { title: string; key: string }>> = {
  phone: { title: 'Call', key: 'C' },
  text: { title: 'Text', key: 'T' },
  email: { title: 'E-mail', key: 'E' },
};

/** The next action in their own way, large, with the number on it; the others as outlines. What they left no number for is absent. */
export function CardActions({ content }: { content: CardContent }) {
  const asked = ORDER.find((way) => way === content.preferredContact) ?? 'phone';
  const ways = [asked, ...ORDER.filter((way) => way !== asked)].flatMap((way) => {
    const href = hrefOf(way, content);
    return href === undefined ? [] : [{ way, href }];
  });
  return (
    <div className="card-actions">
      {ways.map(({ way, href }, at) => (
        <a
          key={way}
          className={at === 0 ? 'button first-action' : 'button outline'}
          href={href}
          data-way={way}
          {...(way === 'email' ? { rel: 'noreferrer' } : {})}
        >
          <span>{WORDS[way].title}</span>
          {at === 0 ? <b>{way === 'email' ? content.email : content.phone}</b> : null}
          <kbd aria-hidden="true">{WORDS[way].key}</kbd>
        </a>
      ))}
    </div>
  );
}

function hrefOf(way: Way, { phone = '', email = '' }: CardContent): string | undefined {
  if (way === 'email') return email === '' ? undefined : `mailto:${encodeURIComponent(email)}`;
  if (phone === '') return undefined;
  return `${way === 'text' ? 'sms' : 'tel'}:${phone.replaceAll(/[^\d+]/g, '')}`;
}
