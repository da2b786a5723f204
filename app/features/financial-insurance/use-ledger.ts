import { useEffect, useState } from 'react';
import { shareOut, type PaymentShares } from '../../../domain/payment/payment-shares.ts';
import {
  changeEntries,
  exampleEntries,
  linesOf,
  type LedgerEntries,
  type Prices,
} from './ledger-entries.ts';

export interface Ledger {
  readonly entries: LedgerEntries;
  readonly shares: PaymentShares;
  /** True once the visitor has written something: from then on the result is said. */
  readonly isTouched: boolean;
  readonly write: (change: Partial<LedgerEntries>) => void;
  readonly reset: () => void;
}

/** What was written last: in memory, so that a step to another page and back keeps it until this one is loaded anew. */
let written: LedgerEntries | null = null;

/** The ledger that re-adds as one writes. Its entries stand in no address, and nowhere that outlives the page. */
export function useLedger(prices: Prices): Ledger {
  const [entries, setEntries] = useState(() => written ?? exampleEntries(prices));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) written = entries;
  }, [isTouched, entries]);
  const write = (change: Partial<LedgerEntries>) => {
    setTouched(true);
    setEntries((before) => changeEntries(before, change, prices));
  };
  return {
    entries,
    shares: shareOut(linesOf(entries, prices)),
    isTouched,
    write,
    reset: () => write(exampleEntries(prices)),
  };
}
