/** What the command line says of itself. */
const USAGE = `Usage: npm run requests -- COMMAND [OPTIONS]

Read
  list                      number, kind and time (New York) of every request and appointment; no key needed
  show N                    one request or appointment in full, by the number that its visitor has, such as K7NP-3XR2;
                            also by its order, such as 12, or A3 for an appointment
  photos N --out FOLDER     the photos of a request, as files that only you can read
  export --format csv|json --out FILE
                            all of them in full, in a file that only you can read
  status                    what waits to be sent, what was given up and why, and what of the site ends soon; no key needed

  visits [--days 30]        how often each page was opened and each event happened, by the site's own count: nobody's, and
                            nothing of who; no key needed; up to a minute behind

Keep
  backup --out FILE         a checked copy of the SQLite database in a new file, while the server runs; no key needed

Delete (from tables, outbox, log and the store of photos; not from backups)
  forget N                  one request or appointment, after a question that names it (with --yes without one);
                            the time of an appointment becomes free
  photos --orphans          files of photos that the database does not know, as after a restore; deletes with --yes
  purge --older-than 90d    requests that came, and appointments that were over, so many days ago;
                            says what it would delete, and deletes with --yes

Send
  retry-dead                puts notifications that were given up back into the queue

Keys
  keygen --out FILE         makes a private key in a new file, and says the public key
  rotate --new-key FILE     new requests are sealed to the public key of this private key, and old ones are sealed to it
                            again, with --key the private key they were sealed to until now
  rotate --to age1... --unproven
                            the same where the new private key is not at hand: nothing shows that anybody has it,
                            and if nobody has, every request is lost

  --data DIR   the server's data folder; else DATABASE_URL (PostgreSQL), else DATA_DIR, else ./data
  PHOTO_DIR or PHOTO_STORE_URL and its key, where the server has them, say where the photos are
  --key FILE   the age private key; else REQUESTS_KEY_FILE, else identity.key in the data folder
  --sheet      opens with the desk's key in its place, by the twelve words of its recovery sheet, which are asked for
               and not shown: show, photos, export, and forget, which names whom`;

const SHORT = 'Usage: npm run requests -- ';

/** The command line was not understood; its message is all that is to be said. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /**
   * @param fault what was wrong; where nothing was said at all, the whole usage is
   * @param forms how the command that was meant is written, where it is known
   */
  constructor(fault?: string, forms: readonly string[] = []) {
    super(fault === undefined ? USAGE : `${fault}\n${sayForms(forms)}`);
  }
}

function sayForms(forms: readonly string[]): string {
  if (forms.length === 0) return `${SHORT}COMMAND [OPTIONS]; without a word it lists them all`;
  return forms.map((form) => SHORT + form).join('\n');
}
