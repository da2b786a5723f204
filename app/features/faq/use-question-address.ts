import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Keeps the address bar and the questions together: an address that names a question opens it; a question that is opened puts its address in
 * the bar, and takes it out when it is closed. In place of the entry that is there, so that Back still leaves the page, and the view stays.
 *
 * @returns what to call when a question has been opened or closed
 */
export function useQuestionAddress(): (id: string, isOpen: boolean) => void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The hash that the last call asked for may not have come back yet.
  const wanted = useRef(hash);

  useEffect(() => {
    wanted.current = hash;
    const question = hash ? document.getElementById(hash.slice(1))?.closest('details') : null;
    if (question) question.open = true;
  }, [hash]);

  return (id, isOpen) => {
    const own = `#${id}`;
    if (isOpen === (wanted.current === own)) return;
    wanted.current = isOpen ? own : '';
    void navigate({ search, hash: wanted.current }, { replace: true, preventScrollReset: true });
  };
}
