import type { CardName } from '../../domain/desk/card-name.ts';

/** The table that holds rows of a kind. */
export function tableOf(about: CardName['about']): 'requests' | 'appointments' {
  return about === 'request' ? 'requests' : 'appointments';
}
