import type { ReactNode } from 'react';
import type { RichText as RichTextNodes } from '../../../domain/content/rich-text.ts';
import { RichText } from '../../site/rich-text.tsx';

interface PlateWords {
  id: string;
  heading: string;
  text: RichTextNodes;
}

interface DesignsPlateProps {
  /** Which of the five it is; each is laid out in its own way. */
  kind: 'shape' | 'shade' | 'proportion' | 'character' | 'frame';
  words: PlateWords;
  /** "Plate 1". */
  number: string;
  /** The drawing, and what else stands beside the words. */
  children: ReactNode;
}

/** One plate of the book: a drawing and its words. */
export function DesignsPlate({ kind, words, number, children }: DesignsPlateProps) {
  return (
    <section
      className={`designs-plate designs-plate-${kind}`}
      id={words.id}
      aria-labelledby={`${words.id}-heading`}
    >
      <div className="wrap">
        <div className="designs-plate-inner">
          <div className="designs-plate-words">
            <p className="designs-plate-number">{number}</p>
            <h3 id={`${words.id}-heading`}>{words.heading}</h3>
            <div className="designs-plate-text">
              <RichText nodes={words.text} />
            </div>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

interface DrawingProps {
  src: string;
  alt: string;
  /** Of the drawing's own units, which what is laid over it uses too. */
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Lines and names over the drawing: SVG elements. The alternative text says them. */
  children?: ReactNode;
}

/** A drawing as a file, and over it names in the page's own letters. */
export function Drawing({ src, alt, viewBox, children }: DrawingProps) {
  const [, , width, height] = viewBox;
  return (
    <div className="designs-drawing">
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {children ? (
        <svg viewBox={viewBox.join(' ')} aria-hidden="true" focusable="false">
          {children}
        </svg>
      ) : null}
    </div>
  );
}
