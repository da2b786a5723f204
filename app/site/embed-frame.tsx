import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PhoneLink } from '../ui/phone-link.tsx';

/** Without a load for this long the frame counts as blocked (product 5.5). */
const FRAME_TIMEOUT_MS = 12_000;

const OWN_ORIGIN: readonly string[] = [];

interface EmbedFrameProps {
  title: string;
  /** The page to frame; messages are taken from this frame's own window only. */
  src: string;
  /** The origins whose messages are taken; none means our own. */
  origins?: readonly string[];
  /** What the framed page may do, as narrow as it allows. */
  sandbox: string;
  phone: string;
  /** How tall the page in it says that it is, in CSS pixels; until then, and for pages that do not say, as the stylesheet has it. */
  height?: number | undefined;
  /** Whether it will say so: what stands below it then waits out of sight, and is not pushed away before the visitor's eyes. */
  tellsHeight?: boolean;
  onMessage: (message: unknown, frame: FrameHandle) => void;
}

/** What can be done with the frame that a message came from. */
export interface FrameHandle {
  readonly reply: (answer: unknown) => void;
  /** Brings the frame's beginning into view, clear of what lies over the page. */
  readonly showStart: () => void;
}

type FrameState = 'loading' | 'loaded' | 'failed';

/** A form in a frame, with its loading state, and its ways out when it does not come. */
export function EmbedFrame({
  title,
  src,
  origins = OWN_ORIGIN,
  sandbox,
  phone,
  height,
  tellsHeight = false,
  onMessage,
}: EmbedFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Before the page in the frame can say its first word.
  useLayoutEffect(() => {
    const accepted = origins.length > 0 ? origins : [window.location.origin];
    const listen = (event: MessageEvent<unknown>) => {
      const frameWindow = ref.current?.contentWindow;
      // Another window or origin could otherwise claim that the form was sent.
      if (!frameWindow || event.source !== frameWindow) return;
      if (!accepted.includes(event.origin)) return;
      onMessage(event.data, {
        reply: (answer) => frameWindow.postMessage(answer, event.origin),
        showStart: () => ref.current?.scrollIntoView({ block: 'start' }),
      });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origins, onMessage]);

  return (
    <div
      className="embed-frame"
      data-state={state}
      data-tells-height={tellsHeight ? '' : undefined}
    >
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
          or call <PhoneLink phone={phone} />.
        </p>
      ) : null}
      <iframe
        ref={ref}
        title={title}
        src={src}
        sandbox={sandbox}
        style={height === undefined ? undefined : { height: `${height}px` }}
        onLoad={() => {
          // Another page came by a link within the frame: it begins above the place of the link.
          if (state === 'loaded') ref.current?.scrollIntoView({ block: 'start' });
          setState('loaded');
        }}
      />
    </div>
  );
}
