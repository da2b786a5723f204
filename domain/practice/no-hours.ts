/** What stands in the place of hours (content/practice.yaml). */
export const NO_HOURS = { weekday: 'closed', weekend: 'by appointment' } as const;
