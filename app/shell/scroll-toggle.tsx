import { useEffect, useState } from 'react';

/** The end of the page's content, where the toggle turns round. */
const FOOTER_SELECTOR = '.site-footer';

/**
 * Goes to just above the footer, or to the top once the footer is in view (specification, section 2). It is a link to the
 * footer, so that it does the first of the two before any script has arrived.
 */
export function ScrollToggle() {
  const [isFooterVisible, setIsFooterVisible] = useState(false);

  useEffect(() => {
    const footer = document.querySelector(FOOTER_SELECTOR);
    if (!footer) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsFooterVisible(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(footer);
    return () => observer.disconnect();
  }, []);

  return (
    <a
      className="scroll-toggle"
      href={isFooterVisible ? '#top' : '#page-end'}
      onClick={(event) => {
        event.preventDefault();
        scrollTo(isFooterVisible);
      }}
    >
      {isFooterVisible ? 'Top' : 'End'}
    </a>
  );
}

function scrollTo(isFooterVisible: boolean): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  if (isFooterVisible) {
    window.scrollTo({ top: 0, behavior });
    return;
  }
  document.getElementById('page-end')?.scrollIntoView({ behavior, block: 'end' });
}
