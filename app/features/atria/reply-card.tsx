import { useState } from 'react';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { suggestMessage } from '../../site/kept-forms.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { callHref, textHref } from '../../ui/phone-href.ts';
import { TextMessageLink } from '../../ui/text-message-link.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import {
  firstReply,
  replySentence,
  textWith,
  type Reply,
  type ReplyWords,
} from './reply-sentence.ts';

interface ReplyCardProps {
  words: ReplyWords;
  phone: string;
  textPhone: string;
}

/**
 * One sentence with blanks, which becomes a text message, or the message of a request where no text can be sent. Nothing is sent or
 * stored here.
 */
export function ReplyCard({ words, phone, textPhone }: ReplyCardProps) {
  const isAlive = useIsAlive();
  const [reply, setReply] = useState(() => firstReply(words));
  const change = (part: Partial<Reply>) => setReply((before) => ({ ...before, ...part }));
  const blank = (name: 'who' | 'day' | 'hour' | 'answer') =>
    isAlive ? (
      <Blank
        choice={words[name]}
        value={reply[name]}
        onChange={(word) => change({ [name]: word })}
      />
    ) : (
      <span className="reply-word">{reply[name]}</span>
    );
  const sentence = replySentence(words, reply);
  const call = (
    <a className="quiet-link" href={callHref(phone)}>
      {words.call}
    </a>
  );

  return (
    <section className="reply-card" aria-labelledby="reply-heading">
      <h2 id="reply-heading">
        <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
      </h2>
      <p className="reply-sentence" data-to-come="reply-blank reply-word select option input">
        {blank('who')} {words.member} {blank('day')} {blank('hour')} {words.suits}{' '}
        {isAlive ? (
          <>
            {words.travel.before}{' '}
            <span className="reply-blank">
              <Travel
                words={words.travel}
                value={reply.travel}
                onChange={(travel) => change({ travel })}
              />
              .
            </span>{' '}
          </>
        ) : null}
        {words.please} {blank('answer')} {words.back}
      </p>
      <p className="action-row">
        <TextMessageLink
          className="button"
          href={isAlive ? textWith(textHref(textPhone), sentence) : textHref(textPhone)}
          elsewhere={
            <a
              className="button"
              href={CALL_REQUEST_PATH}
              onClickCapture={() => suggestMessage(CALL_REQUEST_PATH, sentence)}
            >
              {words.ask}
            </a>
          }
        >
          {words.send}
        </TextMessageLink>
        {call}
      </p>
      {isAlive ? (
        <p className="reply-note">
          <span className="where-texts-are-sent">{words.sendNote}</span>
          <span className="where-no-texts-are-sent">{words.askNote}</span>
        </p>
      ) : (
        <p className="reply-note">{words.withoutScript}</p>
      )}
    </section>
  );
}

interface BlankProps {
  choice: ReplyWords['who'];
  value: string;
  onChange: (word: string) => void;
}

function Blank({ choice, value, onChange }: BlankProps) {
  return (
    <select
      className="reply-word"
      aria-label={choice.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choice.words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  );
}

interface TravelProps {
  words: ReplyWords['travel'];
  value: string;
  onChange: (dates: string) => void;
}

const LONGEST_DATES = 80;

function Travel({ words, value, onChange }: TravelProps) {
  return (
    <input
      className="reply-word"
      type="text"
      aria-label={words.label}
      placeholder={words.placeholder}
      autoComplete="off"
      maxLength={LONGEST_DATES}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
