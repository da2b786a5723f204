import { isLastWord } from '../../domain/desk/card-state.ts';
import type { CardBox, OpenedBlock, OpenedCard } from '../box/card-box.ts';
import { nameOfCard } from '../waiting/card-words.ts';

type Offered = NonNullable<OpenedBlock['offered']>;

/** "to Ann Lee, sent today at 9:12 AM": of a letter that offers a time. */
interface OfferedTo {
  readonly card: OpenedCard;
  readonly name: string;
  /** When the letter was sent; undefined where its entry does not open. */
  readonly sentAt: Date | undefined;
  /** Nothing was done on the card since: it waits again where the time is given back. */
  readonly waitsThen: boolean;
}

/** To whom a letter offers a time, as far as their card is open here. */
export function readOffered(box: CardBox, { to, letter }: Offered): OfferedTo | undefined {
  const card = box.find(to);
  if (card === undefined) return undefined;
  const { entries } = card.state;
  const sent = entries.find(({ id }) => id === letter);
  return {
    card,
    name: nameOfCard(card),
    sentAt: sent && new Date(sent.at),
    waitsThen: isLastWord(letter, entries),
  };
}

/** Behind "The time is free again": what whoever was offered it still believes. Empty where nobody was. */
export function sayStillOffered(box: CardBox, block: OpenedBlock | undefined): string {
  if (block?.offered == null) return '';
  const { became } = block.offered;
  const to = readOffered(box, block.offered);
  if (to === undefined || became === 'dead') return '';
  if (became === 'waiting') return `; the letter to ${to.name} does not leave`;
  return `; the letter to ${to.name} still offers it${to.waitsThen ? ', so their card waits' : ''}`;
}
