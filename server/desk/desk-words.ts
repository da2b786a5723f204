/** What is written down of the desk (server/desk/desk-log.ts). */
export type DeskAct =
  | 'first start'
  | 'signed in'
  | 'opened by the sheet'
  | 'locked'
  | 'read the list'
  | 'opened a card'
  | 'wrote an entry'
  | 'made an appointment'
  | 'moved an appointment'
  | 'cancelled an appointment'
  | 'kept a time free'
  | 'kept a time free each week'
  | 'gave a time back'
  | 'gave weekly times back'
  | 'saved a photo'
  | 'sent a letter'
  | 'took a letter back'
  | 'added a person'
  | 'removed a person'
  | 'added a passkey'
  | 'removed a passkey'
  | 'changed the key'
  | 'made a calendar address'
  | 'ended a calendar address'
  | 'wrote a draft of the site'
  | 'took a draft of the site back'
  | 'built a preview of the site'
  | 'published the site'
  | 'went back to an earlier site';

/** What a ticket is for: a challenge of either kind, the proof by the sheet or by the key, or the link of the first start. */
export type TicketPurpose = 'register' | 'sign-in' | 'sheet' | 'key' | 'first-start';
