import { useEffect, useRef, useState } from 'react';
import { callHref } from './phone-href.ts';

/** Without a load for this long the frame counts as blocked (decisions, 'External forms'). */
const FRAME_TIMEOUT_MS = 12_000;

/**
 * What the framed form may do: run, send, and open our privacy policy. With its own origin, because it talks to the intake and its
 * messages are known by it.
 */
const FRAME_SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups';

interface EmbedFrameProps {
  title: string;
  /** The page to frame; messages are taken from its origin and from this frame's own window only. */
  src: string;
  phone: string;
  onMessage: (message: unknown, reply: (answer: unknown) => void) => void;
}

type FrameState = 'loading' | 'loaded' | 'failed';

/** A form in a frame, with its loading state, and its ways out when it does not come. */
export function EmbedFrame({ title, src, phone, onMessage }: EmbedFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const { origin } = new URL(src, window.location.href);
    const listen = (event: MessageEvent<unknown>) => {
      const frameWindow = ref.current?.contentWindow;
      // Another window or origin could otherwise claim that the form was sent.
      if (!frameWindow || event.source !== frameWindow || event.origin !== origin) return;
      onMessage(event.data, (answer) => frameWindow.postMessage(answer, origin));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [src, onMessage]);

  return (
    <div className="embed-frame" data-state={state}>
      {state === 'loading' ? (
        <p className="embed-note" role="status">
          <span className="spinner" aria-hidden="true" />
          Loading...
        </p>
      ) : null}
      {state === 'failed' ? (
        <p className="embed-note" role="alert">
          The form did not load.{' '}
          <a href={src} target="_blank" rel="noopener">
            Open it in a new tab
          </a>{' '}
          or call <a href={callHref(phone)}>{phone}</a>.
        </p>
      ) : null}
      <iframe
        ref={ref}
        title={title}
        src={src}
        sandbox={FRAME_SANDBOX}
        onLoad={() => setState('loaded')}
      />
    </div>
  );
}
