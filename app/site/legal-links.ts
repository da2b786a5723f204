import shell from 'content:shell';

/** Every legal text, in the order of the footer. */
export const LEGAL_LINKS = [
  ...shell.footer.policies.links,
  { label: shell.footer.notice, href: '/legal/notice-of-privacy-practices' },
] as const;
