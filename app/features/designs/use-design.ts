import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  FIRST_DESIGN,
  WHERE_IT_BEGAN,
  type DesignChoices,
} from '../../../domain/smile/design-choices.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { readDesign, writeDesign } from './design-address.ts';

export interface Design {
  /** What the visitor has chosen. */
  readonly choices: DesignChoices;
  /** What the mirror shows: the choices, or where they began. */
  readonly shown: DesignChoices;
  readonly isComparing: boolean;
  /** True once the visitor has done something here: from then on changes are said. */
  readonly isTouched: boolean;
  readonly choose: (change: Partial<DesignChoices>) => void;
  readonly toggleComparison: () => void;
}

/** A visitor's design: read from the address once, and written into it in the place of the last one, so that Back leads out of the studio. */
export function useDesign(): Design {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState<DesignChoices>();
  const [isComparing, setComparing] = useState(false);
  const [isTouched, setTouched] = useState(false);
  // The page was made without a query: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const params = new URLSearchParams(search);
  const choices = own ?? (isAlive ? readDesign(params) : FIRST_DESIGN);

  return {
    choices,
    shown: isComparing ? WHERE_IT_BEGAN : choices,
    isComparing,
    isTouched,
    choose: (change) => {
      const next = { ...choices, ...change };
      setTouched(true);
      setComparing(false);
      setOwn(next);
      const query = writeDesign(next, params).toString();
      void navigate({ search: query, hash }, { replace: true, preventScrollReset: true });
    },
    toggleComparison: () => {
      setTouched(true);
      setComparing(!isComparing);
    },
  };
}
