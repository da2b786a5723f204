/** What is said of one that is not understood. */
export const DATABASE_URL_FORM =
  'DATABASE_URL must be like postgres://user:password@db.example.com:5432/impressions; signs of the password that have a meaning there are written like %23';

/** Whether a text names a PostgreSQL, with a host and a database. */
export function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname, pathname } = new URL(text);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && /^\/[^/]+$/.test(pathname);
}
