import practice from 'content:practice';

/** How other things name somebody of the team: by the address of their entry. */
export function personId(id: string): string {
  return `${practice.siteUrl}/team#${id}`;
}
