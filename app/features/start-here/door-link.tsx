import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { STAYS_IN_PLACE, staysInPlace } from '../../ui/stays-in-place.ts';
import type { Door } from './start-words.ts';

interface DoorLinkProps {
  door: Door;
  open: Door | null;
  children: ReactNode;
}

/**
 * The way to what is behind a door, and back out of it. The first door that is opened has an entry of the history to itself, another takes its
 * place, so that Back closes whichever is open, at once, and closing it by hand goes back too (docs/decisions/113-back-closes-a-door.md).
 */
export function DoorLink({ door, open, children }: DoorLinkProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = door === open;
  /** An address that was opened with its door has no entry of the closed page before it. */
  const hasClosedBefore = open !== null && staysInPlace(state);

  const goBack = (event: MouseEvent) => {
    if (!isOpen || !hasClosedBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <Link
      to={{ hash: isOpen ? '' : door }}
      replace={open !== null}
      state={open === null || hasClosedBefore ? STAYS_IN_PLACE : null}
      preventScrollReset
      aria-expanded={isOpen}
      aria-controls={door}
      onClick={goBack}
    >
      {children}
    </Link>
  );
}
