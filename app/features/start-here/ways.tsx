import type { ReactNode } from 'react';
import { ActionLink } from '../../site/action-link.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { StartWords } from './start-words.ts';
import { Way } from './way.tsx';

interface WayOf<Name extends 'know' | 'guidance'> {
  words: StartWords[Name];
  isOpen: boolean;
  /** What another feature gives: the next free times, and the first question. */
  children: ReactNode;
}

/** Schedule: the visit in the office, or a consult on screen. */
export function KnowWay({ words, isOpen, children }: WayOf<'know'>) {
  const { office, screen } = words;
  return (
    <Way door="know" heading={words.heading} isOpen={isOpen}>
      <>
        <p className="way-kicker">{office.kicker}</p>
        <h3>{office.title}</h3>
        <RichText nodes={office.text} />
        {children}
        <p className="action-row">
          <ActionLink className="button" action={office.action} />
          <TextLink className="quiet-link" href={office.all.href}>
            {office.all.label}
          </TextLink>
        </p>
      </>
      <>
        <p className="way-kicker">{screen.kicker}</p>
        <h3>{screen.title}</h3>
        <RichText nodes={screen.text} />
        <p className="action-row">
          <ActionLink className="button" action={screen.action} />
        </p>
        <div className="start-way-note">
          <RichText nodes={words.otherwise} />
        </div>
      </>
    </Way>
  );
}

/** The quiz, from its first question on, or photos for the doctors. */
export function GuidanceWay({ words, isOpen, children }: WayOf<'guidance'>) {
  const { look } = words;
  return (
    <Way door="guidance" heading={words.heading} isOpen={isOpen}>
      <>
        {children}
        <p className="start-way-note">
          {words.privacy}{' '}
          <TextLink className="way-quiet" href={words.quiz.href}>
            {words.quiz.label}
          </TextLink>
        </p>
      </>
      <>
        <p className="way-kicker">{look.kicker}</p>
        <h3>{look.title}</h3>
        <RichText nodes={look.text} />
        <p className="action-row">
          <ActionLink className="button" action={look.action} />
        </p>
      </>
    </Way>
  );
}

interface QuestionWayProps extends Pick<WayOf<'know'>, 'isOpen'> {
  words: StartWords['question'];
  /** That a call was asked for here: whoever closes its dialog stands at the link that opened it. */
  children: ReactNode;
}

/** The answers that there are, or a person. */
export function QuestionWay({ words, isOpen, children }: QuestionWayProps) {
  return (
    <Way door="question" heading={words.heading} isOpen={isOpen}>
      <>
        <p className="way-ask">
          <TextLink href={words.ask.href}>{words.ask.label}</TextLink>
        </p>
        <p className="start-way-note">{words.note}</p>
        <ul className="way-asked">
          {words.asked.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </>
      <>
        <dl className="way-people">
          {words.ways.map(({ title, text, asksForCall }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <RichText nodes={text} />
              </dd>
              {asksForCall && isOpen ? <dd>{children}</dd> : null}
            </div>
          ))}
        </dl>
        <p className="start-way-note">
          <UnbrokenWords>{words.careful}</UnbrokenWords>
        </p>
      </>
    </Way>
  );
}
