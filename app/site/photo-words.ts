import type { RequestWords } from '../../domain/content/request-words.ts';
import { inWords, sayLeftOut, UNREADABLE } from '../../domain/intake/photo-rules.ts';
import { PHOTO_VIEWS } from '../../domain/intake/photo-views.ts';
import { PHOTO_LIMIT } from '../../domain/intake/wire.ts';

const MOST = inWords(PHOTO_LIMIT);

const ofFile = (message: string) => message.replace('{name}', '“{file}”');

/** What the field for photos says in English. What form and server say alike stands in domain/intake/photo-rules.ts. */
export const PHOTO_WORDS: RequestWords['photos'] = {
  legend: 'Photos',
  optional: '(optional)',
  hint: `Up to ${MOST} help us prepare. Take them in daylight, with a clean lens and the phone held level. Lips and teeth are enough; your face doesn't have to show.`,
  readyHere:
    'Each photo is made smaller on your device, and its place and time are removed before it is sent. Nothing is sent until you send the form.',
  readyThere:
    'Where and when a photo was taken is removed as soon as it arrives. Only the picture is kept, encrypted.',
  preparing: 'Making photos ready…',
  choose: 'Choose photos',
  photo: 'Photo {number}',
  remove: 'Remove',
  removeOne: 'Remove photo {number}',
  add: 'Add photos',
  addAnother: 'Add another photo',
  full: `That is all ${MOST}`,
  none: 'No photos yet.',
  oneReady: 'One photo is ready to send.',
  manyReady: '{count} photos are ready to send.',
  removed: 'Removed.',
  heic: ofFile(UNREADABLE.heic),
  unreadable: ofFile(UNREADABLE.other),
  oneLeftOut: sayLeftOut(1),
  manyLeftOut: sayLeftOut(2).replace(inWords(2), '{count}'),
  sendingOne: 'Sending one photo…',
  sendingMany: 'Sending {count} photos…',
  sent: 'Photos sent',
  viewsLabel: 'Views that help',
  views: [...PHOTO_VIEWS],
  arrivedOne: 'Your request and one photo have arrived',
  arrivedMany: 'Your request and {count} photos have arrived',
};
