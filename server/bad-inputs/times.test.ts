import { SAMPLE_APPOINTMENT } from '../test-support/sample-appointment.ts';
import { APPOINTMENTS, caseTests, MARK, type BadInput } from './case-tests.ts';

/** Times that are not to be had: cases 44 to 49. */
const { refuses } = caseTests();

const badAppointment = (field: string, value: unknown): BadInput => ({
  path: APPOINTMENTS,
  body: JSON.stringify({ ...SAMPLE_APPOINTMENT, name: MARK, [field]: value }),
  status: 422,
  field,
});
const badTime = (startsAt: unknown): BadInput => badAppointment('startsAt', startsAt);
const badDay = (day: string): BadInput => ({
  method: 'GET',
  path: `/api/slots?event=virtual-consult&from=${day}`,
  status: 422,
  field: 'from',
});

refuses(44, [badTime('2027-02-30T10:00:00-05:00'), badDay('2027-02-30')]);
refuses(45, [badTime('2027-03-14T02:30:00-05:00'), badTime('2027-03-14T02:30:00-04:00')]);
refuses(46, [
  badTime('2027-03-05T10:00:00-05:00'),
  // Today, with too little notice.
  badTime('2027-03-08T08:00:00-05:00'),
]);
refuses(47, [
  badTime('2027-03-10T18:00:00-05:00'),
  badTime('2027-03-10T17:45:00-05:00'),
  // A Saturday.
  badTime('2027-03-13T10:00:00-05:00'),
]);
refuses(48, [badTime('2027-03-10T10:00:00-04:00'), badTime('2027-03-10T15:00:00Z')]);
refuses(49, [
  badTime('2027-03-10T10:10:00-05:00'),
  // Beyond the horizon.
  badTime('2027-06-10T10:00:00-04:00'),
  badTime(MARK),
  badTime(2 ** 53),
  badAppointment('event', MARK),
]);
