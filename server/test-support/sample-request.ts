/** A request that is accepted. */
export const SAMPLE_REQUEST = {
  kind: 'discovery-call',
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  message: 'I would like to talk.',
  consent: true,
};
