import type { CardRow } from '../../domain/desk/card-content.ts';

/** The open columns of a request's card, as a desk has them. */
export function requestRow(number: number): CardRow {
  return {
    about: 'request',
    number,
    id: `id-${number}`,
    reference: null,
    kind: 'discovery-call',
    receivedAt: '2027-07-01T12:00:00Z',
    setAside: null,
    appointment: null,
  };
}
