/** A dialog to print was opened; whether paper came of it no browser says. */
export type PrintAct =
  | 'printed a card'
  | 'printed a sheet of photos'
  | 'printed a day sheet'
  | 'printed the list of samples'
  | 'printed a recovery sheet';

/** Acts that change nothing here: their lines stand alone. */
export type ReadingAct =
  | 'read the list'
  | 'opened a card'
  // Without a line: at is when the server was told.
  | 'opened a card, told late'
  | PrintAct
  | `${PrintAct}, told late`
  | 'saved a photo';

/** Acts that change something: each is done with its line, or not at all. */
export type ChangingAct =
  | 'first start'
  | 'signed in'
  | 'opened by the sheet'
  | 'locked'
  | 'wrote an entry'
  | 'corrected an address'
  | 'made a card for a caller'
  | 'made an appointment'
  | 'moved an appointment'
  | 'cancelled an appointment'
  | 'took a booking back'
  | 'kept a time free'
  | 'kept a time free each week'
  | 'gave a time back'
  | 'moved a time kept free'
  | 'gave weekly times back'
  | 'forgot a card'
  | 'sent a letter'
  | 'took a letter back'
  | 'added a person'
  | 'removed a person'
  | 'let a person add people'
  | 'let a person add people no more'
  | 'changed a role'
  | 'added a passkey'
  // Whoever came in by the sheet has become a person so.
  | 'added a passkey after the sheet'
  // To somebody whose last one was removed.
  | 'gave a person a passkey'
  | 'removed a passkey'
  | 'removed somebody’s last passkey'
  | 'changed the key'
  | 'made a calendar address'
  | 'ended a calendar address'
  | 'wrote a draft of the site'
  | 'chose a photograph of the site'
  | 'wants a photograph off the site'
  | 'took a photograph of earlier sites away'
  | 'took a draft of the site back'
  | 'built a preview of the site'
  | 'published the site'
  | 'went back to an earlier site';

/** What is written down of the desk (server/desk/desk-log.ts). */
export type DeskAct = ReadingAct | ChangingAct;

/** What a ticket is for: a challenge of either kind, the proof by the sheet or by the key, or the link of the first start. */
export type TicketPurpose = 'register' | 'sign-in' | 'sheet' | 'key' | 'first-start';
