import { useEffect, useRef } from 'react';
import { ringWords } from './ring-words.ts';

interface ProofsProps {
  /** A preview's name, or "live". */
  preview: string;
  /** The page, by its address on the site. */
  address: string;
  /** What is ringed in gold on it. */
  rings: readonly string[];
  caption: string;
}

/** The real page at the width of a desk and of a phone: to be looked at, and not to be used. */
export function Proofs({ preview, address, rings, caption }: ProofsProps) {
  const src = `/preview/${preview}${address}`;
  return (
    <section className="site-proofs" aria-label="Preview">
      <h2>{preview === 'live' ? 'As visitors see it' : 'As visitors will see it'}</h2>
      <Proof key={`${src} wide`} src={src} width={1280} height={1040} rings={rings} />
      <Proof key={`${src} phone`} src={src} width={390} height={820} rings={rings} />
      <p className="site-caption">{caption}</p>
    </section>
  );
}

interface ProofProps {
  src: string;
  /** Of the window that the page believes to be in, in pixels. */
  width: number;
  height: number;
  rings: readonly string[];
}

function Proof({ src, width, height, rings }: ProofProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = rings.join('\n');

  useEffect(() => {
    const around = box.current;
    if (around === null) return undefined;
    const fit = new ResizeObserver(() =>
      around.style.setProperty('--scale', String(around.clientWidth / width)),
    );
    fit.observe(around);
    return () => fit.disconnect();
  }, [width]);
  useEffect(() => {
    const shown = frame.current;
    if (shown === null) return undefined;
    const ring = (): void => ringWords(shown, wanted.split('\n'));
    ring();
    shown.addEventListener('load', ring);
    return () => shown.removeEventListener('load', ring);
  }, [wanted]);

  const size = { '--width': `${width}px`, '--height': `${height}px` } as React.CSSProperties;
  return (
    <div className={width > 500 ? 'proof proof-wide' : 'proof proof-phone'} ref={box} style={size}>
      <iframe
        ref={frame}
        src={src}
        sandbox="allow-same-origin"
        title={`The page at ${width} pixels`}
        tabIndex={-1}
        inert
      />
    </div>
  );
}
