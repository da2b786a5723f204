import sitter from 'content:picture/sitter-white-hair';
import practice from 'content:practice';
import { use, useEffect, useRef, useState, type MouseEventHandler } from 'react';
import { useLocation } from 'react-router';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { promisedTime } from '../../../domain/practice/promise.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { AddressNote } from '../../site/address-note.tsx';
import { homePathIn } from '../../site/form-paths.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isFramed } from '../embed/framed-page.ts';
import { AnswerSteps } from './answer-steps.tsx';
import { CopyNumber } from './copy-number.tsx';
import { SentCopy } from './sent-copy.tsx';
import { WhileWaiting } from './while-waiting.tsx';

interface RequestSuccessProps {
  phone: string;
  /** What our own form says of it; null where another provider's form was sent. */
  sent: SentRequest | null;
  /** On a page of its own rather than in a dialog over one. */
  isPage?: boolean;
  /** Closes the dialog; undefined on a page. */
  onClose?: () => void;
  closeLabel?: string | undefined;
  /** At the end of the quiz the way on is the front page. */
  leadsHome?: boolean;
  /** Shows the empty form. */
  onAskAgain?: MouseEventHandler | undefined;
}

const BACK_TO_PAGE = 'Back to the page';

/** What a visitor reads once the request is stored: its number, what happens next and by when, and a copy to keep. */
export function RequestSuccess(props: RequestSuccessProps) {
  const { phone, sent, isPage = false, onClose, closeLabel = BACK_TO_PAGE } = props;
  const Heading = isPage ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form was long, and its end is where the visitor was.
    if (isPage) window.scrollTo(0, 0);
    heading.current?.focus();
  }, [isPage]);
  const receipt = sent?.receipt ?? null;
  const photoCount = sent?.photoCount ?? 0;
  const [at] = useState(() => (receipt === null ? new Date() : new Date(receipt.receivedAt)));
  const promised = promisedTime(openingHoursOf(practice), at);
  const { answerTime, promise, countInWords, words: said } = use(RequestLanguageHere);
  const home = homePathIn(use(FormLanguageHere).language);
  const isAtHome = useLocation().pathname === home;
  const { success } = said;
  const words = promised && promise(promised);
  // The scheduler's, which leads to the form of a weekend time: its sandbox prints nothing, and no page of the site can be shown in it.
  const isInFrame = isPage && isFramed();

  return (
    <div className="request-success">
      <div className="success-head">
        <div>
          <Heading ref={heading} tabIndex={-1}>
            {photoCount > 0
              ? photoCount === 1
                ? said.photos.arrivedOne
                : said.photos.arrivedMany.replace('{count}', countInWords(photoCount))
              : success.heading}
          </Heading>
          <p className="lede">
            {success.thanks} {answerTime}
            {words === null ? (
              '.'
            ) : (
              <>
                :{' '}
                <strong className="answer-by">
                  {success.by} {words.day}, <em>{words.time}</em>
                </strong>{' '}
                {words.zone}
              </>
            )}
          </p>
        </div>
        <figure className="success-sitter">
          <Picture picture={{ ...sitter, alt: '' }} sizes="(min-width: 36em) 11em, 6em" isWhole />
          <figcaption>{success.painting || sitter.caption}</figcaption>
        </figure>
      </div>
      {sent?.afterwards ? <p>{sent.afterwards}</p> : null}
      {receipt ? (
        <p className="request-number">
          {success.number} <strong>{receipt.number}</strong>
          <CopyNumber number={receipt.number} />
        </p>
      ) : null}
      <AnswerSteps at={at} promised={words} />
      <p>
        {success.sooner} <PhoneLink phone={phone} />
        {receipt ? ` ${success.giveNumber}` : '.'}
      </p>
      {sent?.email && receipt ? (
        <AddressNote
          text={receipt.isConfirmedByMail ? success.mailed : success.notMailed}
          email={sent.email}
          ifWrong={success.ifWrong}
          phone={phone}
        />
      ) : null}
      {sent && sent.copy.length > 0 ? <SentCopy sent={sent} /> : null}
      <WhileWaiting heading={isPage ? 'h2' : 'h3'} />
      <p className="action-row">
        {isInFrame ? null : (
          <button className="quiet-button" type="button" onClick={() => window.print()}>
            {success.print}
          </button>
        )}
        {props.onAskAgain ? (
          <button className="quiet-button" type="button" onClick={props.onAskAgain}>
            {success.askAgain}
          </button>
        ) : null}
        {isPage || props.leadsHome ? (
          <TextLink
            className={isPage ? 'button' : 'quiet-link'}
            href={home}
            target={isPage ? '_top' : undefined}
          >
            {isAtHome ? BACK_TO_PAGE : success.home}
          </TextLink>
        ) : null}
        {onClose ? (
          <button className="button" type="button" onClick={onClose}>
            {closeLabel}
          </button>
        ) : null}
      </p>
    </div>
  );
}
