import { useSyncExternalStore } from 'react';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { hearSent, keptSent, nothingSent } from '../../site/kept-sent.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { StartWords } from './start-words.ts';

/** That a call was asked for here, with its number and the way to what was sent: its dialog is closed, and nothing else says so. */
export function SentCall({ words }: { words: StartWords['sentCall'] }) {
  const sent = useSyncExternalStore(hearSent, () => keptSent(CALL_REQUEST_PATH), nothingSent);
  if (sent === null) return null;
  return (
    <p className="sent-call wrap">
      {words.text}{' '}
      {sent.receipt === null ? null : (
        <>
          {words.number} <strong>{sent.receipt.number}</strong>.{' '}
        </>
      )}
      <TextLink href={words.link.href}>{words.link.label}</TextLink>
    </p>
  );
}
