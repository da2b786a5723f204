import { useEffect, useState } from 'react';
import { prefersCalm } from '../ui/prefers-calm.ts';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';

/** The end of the page's content, where the toggle turns round. */
const FOOTER_SELECTOR = '.site-footer';
const PAGE_END_ID = 'page-end';

/**
 * Goes to just above the footer, or to the top once the footer is in view (product 3.4). It is a link to the
 * footer, so that it does the first of the two before any script has arrived.
 */
export function ScrollToggle() {
  const path = usePagePath();
  const { bar } = useShell().words;
  const [isFooterVisible, setIsFooterVisible] = useState(false);

  useEffect(() => {
    // A page without a footer ends with its own end.
    const end = document.querySelector(FOOTER_SELECTOR) ?? document.getElementById(PAGE_END_ID);
    if (!end) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsFooterVisible(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [path]);

  return (
    <a
      className="scroll-toggle"
      href={isFooterVisible ? '#top' : '#page-end'}
      onClick={(event) => {
        event.preventDefault();
        scrollTo(isFooterVisible);
      }}
    >
      {/* New words in place of others, not words that move. */}
      <span key={String(isFooterVisible)}>
        <span className="label-rest">{isFooterVisible ? bar.back : bar.go}</span>{' '}
        <span className="toggle-place">
          <span className="toggle-to">{bar.to}</span> {isFooterVisible ? bar.top : bar.end}
        </span>
      </span>
    </a>
  );
}

function scrollTo(isFooterVisible: boolean): void {
  const behavior = prefersCalm() ? 'instant' : 'smooth';
  if (isFooterVisible) {
    window.scrollTo({ top: 0, behavior });
    return;
  }
  document.getElementById(PAGE_END_ID)?.scrollIntoView({ behavior, block: 'end' });
}
