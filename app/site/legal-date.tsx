const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of a legal text, in words. */
export function LegalDate({ date }: { date: string }) {
  return <time dateTime={date}>{DATE_FORMAT.format(new Date(date))}</time>;
}
