import type { CardState } from './card-state.ts';

interface Listed {
  readonly name: string;
  readonly state: Pick<CardState, 'comesBackAt'>;
}

/**
 * Where one goes on in Waiting after a stroke: to what is most urgent of all that wait, not to what stands below. Whoever was tried in vain and is to be
 * tried again later is passed over while there are others.
 *
 * @param order of the list
 * @param done the name of the card that was answered
 * @returns undefined where no other waits
 */
export function cardAfter<Card extends Listed>(
  order: readonly Card[],
  done: string,
  now: Date,
): Card | undefined {
  const others = order.filter(({ name }) => name !== done);
  const isRested = ({ state: { comesBackAt } }: Card): boolean =>
    comesBackAt === null || Date.parse(comesBackAt) <= now.getTime();
  return others.find(isRested) ?? others[0];
}
