import type { ReactNode } from 'react';
import type { Door } from './start-words.ts';

interface WayProps {
  door: Door;
  heading: string;
  isOpen: boolean;
  /** What the door is for, and what else there is beside it. */
  children: readonly [ReactNode, ReactNode];
}

/** What is behind a door. Where nothing is scripted, all stand one below another. */
export function Way({ door, heading, isOpen, children: [first, second] }: WayProps) {
  const headingId = `${door}-heading`;
  return (
    <section
      className="way"
      id={door}
      aria-labelledby={headingId}
      data-open={isOpen ? '' : undefined}
    >
      <div className="wrap">
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        <div className="way-columns">
          <div>{first}</div>
          <div>{second}</div>
        </div>
      </div>
    </section>
  );
}
