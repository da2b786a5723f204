/** A Monday morning before the practice opens. */
export const SCHEDULING_NOW = new Date('2027-03-08T06:00:00-05:00');

/** An appointment that is accepted at that moment. */
export const SAMPLE_APPOINTMENT = {
  event: 'virtual-consult',
  startsAt: '2027-03-10T10:00:00-05:00',
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phone: '516-555-0142',
  consent: true,
};
