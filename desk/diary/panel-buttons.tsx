import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useInViewBelowWeek } from './use-in-view-below-week.ts';

interface PanelButtonsProps {
  /** Why nothing can be sent yet; undefined where it can. */
  notYet: string | undefined;
  /** That this is a fault of what was chosen, and not that nothing was chosen yet. */
  isFault: boolean;
  onLeave: () => void;
  /** The button that sends. */
  ref?: Ref<HTMLButtonElement>;
  /** What it is called. */
  children: ReactNode;
}

/** What somebody is at stays above what sends when the window gets another width, and the panel another place. */
function useInViewOnResize(): void {
  useEffect(() => {
    const keepInView = (): void => {
      const { activeElement } = document;
      if (activeElement?.closest('.place-panel') != null) {
        activeElement.scrollIntoView({ block: 'nearest' });
      }
    };
    addEventListener('resize', keepInView);
    return () => removeEventListener('resize', keepInView);
  }, []);
}

/** The end of a panel: what sends, why it cannot yet, beside it wherever the fields have gone, and the way out. */
export function PanelButtons({ notYet, isFault, onLeave, ref, children }: PanelButtonsProps) {
  const foot = useRef<HTMLDivElement>(null);
  useInViewOnResize();
  useInViewBelowWeek(foot);
  return (
    <div className="panel-buttons" ref={foot}>
      {notYet === undefined ? null : (
        <p className={isFault ? 'fault not-yet' : 'small not-yet'} id="not-yet">
          {notYet}
        </p>
      )}
      <button
        ref={ref}
        className="button"
        type="submit"
        disabled={notYet !== undefined}
        aria-describedby={notYet === undefined ? undefined : 'not-yet'}
      >
        {children}
      </button>
      <button className="quiet" type="button" onClick={onLeave}>
        Not now <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
