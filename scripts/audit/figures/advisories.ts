import { askForAdvisories } from '../../check-advisories/ask-for-advisories.ts';
import { noneOf, type Figure } from '../figure.ts';

const BAR = 'Advisories against packages of the lock file: 0';

/** What the registry knows to be wrong with our packages. */
export const knownAdvisories: Figure = {
  name: 'advisories',
  group: 'Security',
  isShort: false,
  measure: () => {
    const advisories = askForAdvisories();
    return advisories.isKnown
      ? [noneOf(BAR, advisories.found, 'asked today')]
      : [
          {
            bar: BAR,
            value: `the registry could not be asked (${advisories.why.split(' - ')[0]})`,
            outcome: 'not measured',
          },
        ];
  },
};
