import { writeMark, readMark } from './page-mark.ts';
import type { Measurement } from './measurement-settings.ts';

/** What the privacy policy says of measuring: it follows from the settings, so that it cannot say what is not so. */
export interface MeasurementWords {
  /** One line for "in short". */
  readonly measuredInShort: string;
  readonly measuredByUs: string;
  readonly measuredByOthers: string;
}

/** @param hasServer whether there is a server of our own, without which nothing counts */
export function sayMeasurement(measurement: Measurement, hasServer: boolean): MeasurementWords {
  const { ownCount, purposes } = readMark(writeMark(measurement, hasServer));
  const isAsked = purposes.length > 0;
  const learns = {
    measurement:
      'which pages of the site are opened, without whatever follows a question mark or a hash in an address, and which of the five things above happen',
    advertising: 'that a virtual consultation was booked',
  };
  return {
    measuredInShort: [
      ...(ownCount ? ['Our own server counts pages, not people.'] : []),
      isAsked
        ? 'Google learns of a visit only if you say yes.'
        : 'No other company measures your visit.',
    ].join(' '),
    measuredByUs: ownCount
      ? `${COUNTED} It keeps numbers alone: no cookie, no address, nothing that tells one visitor from another, and no order of events. Browsers that send Global Privacy Control or Do Not Track are not counted.`
      : 'Our own server does not count visits. Five things could be measured on this site and no others: that the form of a virtual consultation was opened, that it was opened in a new tab, that it was sent or booked, that an assessment was completed, and that the quiz was.',
    measuredByOthers: isAsked
      ? `If you say yes, and only then, Google learns ${purposes.map((purpose) => learns[purpose]).join(', and ')}. It receives your IP address and your browser's name, as any server that a browser contacts does, and may know your browser by cookies on its own addresses. Its program runs in a frame that is cut off from the page: it cannot read what you type, answer or see here. It never learns of the emergency page, your appointment, or the pages for patients and members. You can end it at once in Cookie Preferences, at the foot of the pages. Your browser keeps your answer and its day, for half a year at most.`
      : 'No other company measures this site: there is no analytics tool and no advertising tag. If that ever changes, it will run only after you say yes, and this policy will change first.',
  };
}

const COUNTED =
  'Our own server counts, day by day, how often each page is opened, and how often five things happen: that the form of a virtual consultation was opened, that it was opened in a new tab, that it was sent or booked, that an assessment was completed, and that the quiz was.';
