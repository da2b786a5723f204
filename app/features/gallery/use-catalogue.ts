import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import {
  EVERYTHING,
  filterCases,
  filterChoices,
  readFilter,
  writeFilter,
  type CaseFilter,
} from './case-filter.ts';
import type { GalleryCase } from './gallery-case.ts';

export interface Catalogue {
  readonly cases: readonly GalleryCase[];
  readonly concerns: readonly string[];
  readonly treatments: readonly string[];
  readonly filter: CaseFilter;
  /** The cases that the filter leaves, and the one of them that wide screens show. */
  readonly shown: readonly GalleryCase[];
  readonly current: GalleryCase | undefined;
  /** The address of a case, with the filter where it leaves the case in. */
  readonly addressOf: (entry: GalleryCase) => { search: string; hash: string };
  /** These take the place of the last address: Back leads out of the gallery, not through every choice. */
  readonly choose: (filter: CaseFilter) => void;
  readonly show: (entry: GalleryCase) => void;
  /** Shows the case that was seen last over the page; the address stays. */
  readonly stayAt: (name: string) => void;
}

/** The gallery as its address says: filter in the query, case in the hash. A hash whose case the filter leaves out wins over it. */
export function useCatalogue(cases: readonly GalleryCase[]): Catalogue {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  // What was asked for at this address: it counts before the address says so, and no longer once another is reached.
  const [seen, setSeen] = useState({ name: '', key: '' });
  // The page was made without query and hash: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const asked = isAlive ? readFilter(new URLSearchParams(search), cases) : EVERYTHING;
  const wanted = seen.name !== '' && seen.key === key ? seen.name : hash.slice(1);
  const target = isAlive ? cases.find(({ name }) => name === wanted) : undefined;
  const left = filterCases(cases, asked);
  const isOut = target !== undefined && !left.includes(target);
  const filter = isOut ? EVERYTHING : asked;
  const shown = isOut ? cases : left;

  const queryOf = (next: CaseFilter) => {
    const query = writeFilter(next, new URLSearchParams(search)).toString();
    return query === '' ? '' : `?${query}`;
  };
  const go = (to: { search: string; hash: string }) => {
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const addressOf = (entry: GalleryCase) => ({
    search: queryOf(shown.includes(entry) ? filter : EVERYTHING),
    hash: `#${entry.name}`,
  });

  return {
    cases,
    ...filterChoices(cases),
    filter,
    shown,
    current: target ?? shown[0],
    addressOf,
    choose: (next) => {
      const keeps = target !== undefined && filterCases([target], next).length > 0;
      go({ search: queryOf(next), hash: keeps ? `#${target.name}` : '' });
    },
    show: (entry) => {
      setSeen({ name: entry.name, key });
      go(addressOf(entry));
    },
    stayAt: (name) => setSeen({ name, key }),
  };
}
