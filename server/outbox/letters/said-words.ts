import type { DeskLetterWords } from '../../../domain/desk/wire.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import type { DeskWords, ToldAppointment } from '../notice.ts';
import { ofFeeBack, rowsOf, stateOf } from './appointment-letter.ts';
import type { AppointmentWords } from './appointment-words.ts';

/**
 * What somebody at the desk says of an appointment to whom no letter goes: what the letter would have said, without its file and its link
 * (docs/decisions/191-the-diary.md).
 */
export function saidWords(
  appointment: ToldAppointment,
  practice: LetterFacts,
  desk: DeskWords,
  words: AppointmentWords,
): DeskLetterWords {
  const isOurs = desk.isOurs === true;
  const { phone, noticeHours } = practice;
  const { subject, lead } = stateOf(appointment, practice.name, desk, words);
  return {
    subject,
    lead,
    moment: words.moment(appointment).said,
    rows: rowsOf(appointment, practice, words).map(({ label, text }) => `${label}: ${text}`),
    paragraphs:
      appointment.status === 'cancelled'
        ? [
            ...(isOurs ? [words.anotherTime(phone)] : []),
            ...ofFeeBack(appointment.event, isOurs, practice, words),
          ]
        : [words.byPhone(phone), words.rule(noticeHours)],
  };
}
