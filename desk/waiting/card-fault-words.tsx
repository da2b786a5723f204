import type { CardFault } from '../../domain/desk/card-content.ts';

/** Why a card does not open, and what to do. */
export function CardFaultWords({ fault, name }: { fault: CardFault; name: string }) {
  return <p className="card-fault">{sayFault(fault, name)}</p>;
}

function sayFault(fault: CardFault, name: string): string {
  if (fault === 'locked') {
    return `Card ${name} cannot be opened with this key. It was sealed to an older one, or was changed. Nothing else is affected.`;
  }
  if (fault === 'unreadable') {
    return `Card ${name} opens, but does not hold what it should. Nothing else is affected.`;
  }
  return 'This card holds another’s text. Somebody has changed the database. Stop, and call whoever looks after the server.';
}
