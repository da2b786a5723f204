import { useEffect } from 'react';
import { isFrameMessage, type FrameMessage } from '../../../domain/intake/frame-messages.ts';
import { forgetForm, keepOfForm, keptOfForm } from '../../site/kept-forms.ts';
import { keepSent } from '../../site/kept-sent.ts';

const SENT: ReadonlySet<FrameMessage['type']> = new Set([
  'impressions:request-sent',
  'impressions:appointment-made',
]);

/** Whether a page of ours frames this one: only pages of the same origin can (`frame-ancestors`). */
export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * Tells the page that frames this one, and nobody else. A form that is a page of its own keeps by itself what a page around it would have kept: the
 * same form in the other language, or opened again, has what was typed.
 */
export function tellParent(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, window.location.origin);
  else keepHere(message);
}

function keepHere(message: FrameMessage): void {
  const { pathname, origin } = window.location;
  const path = pathname.replace(/\/+$/, '');
  keepOfForm(path, message);
  if (message.type === 'impressions:form-ready') {
    // It is its own parent then (`hearParent`).
    for (const kept of keptOfForm(path)) window.postMessage(kept, origin);
  }
  if (message.type === 'impressions:request-sent') keepSent(path, message.sent);
  if (SENT.has(message.type)) forgetForm(path);
}

/**
 * Hears one type of message from the page that frames this one, and from nobody else.
 *
 * @returns ends it
 */
export function hearParent<Type extends FrameMessage['type']>(
  type: Type,
  onMessage: (message: Extract<FrameMessage, { type: Type }>) => unknown,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    if (isFrameMessage(data, type)) onMessage(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

declare global {
  interface Window {
    /** Escape was pressed before the page was alive; kept by the starter (scripts/finish-build/defer-entry.ts). */
    wasEscaped?: boolean;
  }
}

/** Escape belongs to the dialog around the frame, which does not hear the frame's keys, early ones neither. */
export function useEscapeToParent(): void {
  useEffect(() => {
    if (window.wasEscaped) tellParent({ type: 'impressions:close' });
    delete window.wasEscaped;
    const leave = (event: KeyboardEvent) => {
      // Within a composition it ends that alone.
      if (event.key === 'Escape' && !event.isComposing) tellParent({ type: 'impressions:close' });
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}

/** Tells the page around how tall this one is, now and whenever it changes: what scrolls is the page around, never a page within it. */
export function useHeightToParent(): void {
  useEffect(() => {
    if (!isFramed()) return undefined;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      tellParent({ type: 'impressions:height', height });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
