import saidFacts from 'content:booking-facts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { HOURS_IN_ENGLISH } from '../../../domain/practice/hours-language.ts';
import { sayClock } from '../../../domain/practice/practice-clock.ts';
import { CALENDAR_IN_ENGLISH } from '../../../domain/scheduling/calendar-words.ts';
import { confirmationNote, emailReason } from '../../../domain/scheduling/email-words.ts';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import type { SchedulingLanguage } from './scheduling-language.ts';
import { TIMES_IN_ENGLISH } from './times-in-english.ts';

const LOOK_AT_LATER = 'No time is free in these two weeks. Try later dates, or call';

/** For pages in English, and imported by them alone. */
export const SCHEDULING_IN_ENGLISH: SchedulingLanguage = {
  language: ENGLISH,
  saidFacts,
  times: TIMES_IN_ENGLISH,
  clock: sayClock,
  hours: HOURS_IN_ENGLISH,
  calendar: CALENDAR_IN_ENGLISH,
  words: {
    heading: 'Choose a time',
    event: {
      legend: 'What is it for?',
      names: {
        'virtual-consult': EVENT_TYPES['virtual-consult'].title,
        'smile-blueprint': EVENT_TYPES['smile-blueprint'].title,
      },
      minutes: '{minutes} minutes',
    },
    weekend: { ask: 'Ask for a weekend time' },
    days: {
      legend: 'Day',
      earlier: 'Earlier',
      later: 'Later',
      dates: 'dates',
      between: 'to',
      oneFree: '1 free',
      free: '{count} free',
      oneDayFree: 'one day has free times',
      daysFree: '{count} days have free times',
      past: 'past',
      closed: { words: 'closed', mark: 'Closed' },
      tooSoon: { words: 'too soon to book online: call us', mark: 'Call us' },
      taken: { words: 'no free time', mark: 'Full' },
      horizon: 'You can book up to {days} days ahead, until {last}.',
      horizonEnd:
        'These are the last dates that can be booked now: {days} days ahead, until {last}. For a later one, call',
    },
    times: {
      loading: 'Loading times...',
      failed: 'The free times did not load. Try again, or call',
      noneButLater: LOOK_AT_LATER,
      noneAtAll: 'No time is free in these two weeks. Please call',
      tryAgain: 'Try again',
      on: 'Time on',
      zone: 'Eastern Time',
      yoursBelow: 'yours below',
      yours: '{time} your time',
      yourTime: 'your time',
      noneChosen: 'No time chosen yet',
      notListed: 'A time that is not listed cannot be booked online. To ask about one, call',
      goOn: 'Continue',
      chosen: 'Your time: {time}',
    },
    taken: {
      heading: 'Somebody else has just taken that time.',
      perhapsYours:
        'That time is no longer free, but it may be yours: an earlier try got no answer. Before you take another, call',
      tried:
        'We do not know whether your booking here went through: {visit}, {time}. If that time is still free, choose it again. If it is not, it may be yours: before you take another, call',
      sorry: 'We are sorry. What you typed is still here.',
      next: 'These are the next free times:',
      none: 'No other time is free online. Please call',
    },
    form: {
      childHint:
        "For a child, call before you book. We'll tell you which visit fits and what it costs:",
      emailHint: {
        'virtual-consult': emailReason('virtual-consult'),
        'smile-blueprint': emailReason('smile-blueprint'),
      },
      phoneForFee: "We'll call this number to take the fee.",
      phoneOfEither:
        'We need it for a Smile Blueprint, so that we can call you to take the fee. For a virtual consult it is optional.',
      consentAbout: 'this appointment',
      book: 'Book this time',
      booking: 'Booking…',
    },
    change: {
      opening: 'Opening your appointment…',
      tryAgain: 'Try again',
      unknown: {
        heading: "This link doesn't work",
        text: "It may be incomplete, or a newer e-mail from us has replaced it: please open the one in the newest e-mail. Or call us, and we'll look up the appointment with you.",
      },
      over: {
        heading: 'This appointment has already begun',
        text: "This link can no longer change it. If you're on your way, or couldn't come, call us.",
      },
      notLoaded: {
        heading: 'Your appointment did not load',
        text: 'Please try again in a moment, or call us.',
      },
      cancelled: 'Your appointment is canceled',
      moved: 'Your appointment has been moved',
      movable: ': you can move it here until {until}.',
      tooSoon:
        ', and this appointment is sooner: it can no longer be moved online. To move it, call',
      another: 'Choose another time',
      cancel: 'Cancel this appointment',
      talk: 'Would you rather talk? Call',
      keepsOld: 'You keep your current time until you have a new one.',
      sorry: 'We are sorry. You still have your current time.',
      chooseFirst: 'Please choose a day and a time.',
      newTime: 'Your new time: {time}',
      move: 'Move to this time',
      moving: 'Moving…',
      keepTime: 'Keep my time: {time}',
      cancelQuestion: 'Cancel your appointment on {time}?',
      becomesFree: 'Your time becomes free for someone else.',
      noFee: 'This visit has no fee.',
      cancelling: 'Canceling…',
      yesCancel: 'Yes, cancel it',
      keep: 'Keep it',
      freeAgain: 'The time is free again.',
      askBack: 'To ask for the fee back, call',
      takesAway: 'The calendar file removes the entry; if it is still there, delete it yourself.',
      takeOut: 'Take it out of your calendar',
      bookNew: 'Book a new time',
      notArrived:
        'We could not reach the practice just now, and as far as we know nothing has changed. Try again in a moment, or call us.',
      notTaken:
        'This could not be done just now. Your appointment has not changed. Try again in a moment, or call us.',
      link: 'Your link',
      linkNotWhole: 'This link is incomplete. Please copy all of it again, to the end.',
      show: 'Show my appointment',
      noLink: 'Cannot find the link? Call',
      pasteScriptFree:
        'Paste the link that you got when you booked. JavaScript is off here, so the page cannot read it by itself.',
      pasteBroken:
        'The link you opened is incomplete: its end may be missing. Please paste the whole link here.',
      paste:
        'You got a link when you booked. It is in your calendar file too, and in our confirmation e-mail if you got one. Paste it here.',
    },
    booked: {
      heading: 'Your time is booked',
      before: 'Booked in this window: {visit}, {time}, unless you have moved or canceled it since.',
      another: 'The times below are for another visit.',
      openBefore: 'See how it stands, save it to a calendar, move or cancel it',
      number: 'Booking number: {number}',
      byLink: ': use “Move or cancel it”, or call',
      byPhone: '. Call',
      mailed: confirmationNote('smile-blueprint', true),
      notMailed: {
        'virtual-consult': confirmationNote('virtual-consult', false),
        'smile-blueprint': confirmationNote('smile-blueprint', false),
      },
      ifWrong: 'Is that address wrong? Call',
      noteDown: 'Please write the time down, or save it to your calendar.',
      linkByMail: 'We send you the link for the conversation by e-mail.',
      weCall: 'We call you',
      oneSentence: 'We also ask what your visit is about. One sentence is enough.',
      forms: {
        lead: 'We send you the forms:',
        text: 'health history, privacy notice and consent to examine. Fill them out at home or at the practice.',
      },
      bring: 'You bring',
      needs: {
        lead: 'Tell us beforehand',
        text: 'about access, hearing or language needs. An interpreter and other aids are free of charge.',
      },
      openLink: 'Move or cancel it',
      keepLink: 'Keep this link to change or cancel',
      copyLink: 'Copy the link',
      copied: 'The link is copied.',
      selected: 'The link is selected: copy it from the field.',
      save: 'Save to your calendar',
      google: 'Add to Google Calendar',
      notSaved: 'The calendar file could not be made just now. Please write the time down.',
    },
  },
};
