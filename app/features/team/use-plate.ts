import { startTransition, useEffect, useState } from 'react';
import { claimEntry, isAtLayer, onReturn } from '../../ui/history-layers.ts';
import type { TeamMember } from './team-member.ts';

interface Plate {
  readonly person: TeamMember | undefined;
  readonly open: (id: string) => void;
  /** To somebody else, in the place of the one who is shown: Back still leads to the page. */
  readonly turn: (id: string) => void;
  readonly close: () => void;
}

/** Whose plate lies over the page. An address that names somebody (`/team#juniper-okonwald`) opens it; leaders have more on the page itself. */
export function usePlate(people: readonly TeamMember[]): Plate {
  const [id, setId] = useState<string | null>(null);

  useEffect(() => {
    const named = () => people.find((person) => window.location.hash === `#${person.id}`);
    const follow = () => {
      const person = named();
      if (!person || person.group === 'leaders' || isAtLayer()) return;
      claimEntry();
      setId(person.id);
    };
    const stopReturns = onReturn(() => {
      const person = named();
      if (person) setId(person.id);
      return person !== undefined;
    });
    const arrived = named();
    if (arrived && arrived.group !== 'leaders' && !isAtLayer()) {
      // The page itself lies below the plate, so that Back leads there.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      startTransition(() => setId(arrived.id));
    }
    window.addEventListener('hashchange', follow);
    return () => {
      stopReturns();
      window.removeEventListener('hashchange', follow);
    };
  }, [people]);

  return {
    person: people.find((person) => person.id === id),
    open: setId,
    turn: (next) => {
      window.history.replaceState(window.history.state, '', `#${next}`);
      setId(next);
    },
    close: () => setId(null),
  };
}
