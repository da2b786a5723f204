import type { Role } from './wire.ts';

/** A field of the content that the desk can change. What it is, and what is wrong with it, its schema says (domain/content/field-kind.ts). */
interface PartField {
  /** Keys from the top of the file, with dots between them. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** It stands in a text that counsel reads: it can be changed until counsel has. */
  readonly isReadByCounsel?: boolean;
}

interface PartSection {
  readonly title: string;
  readonly fields: readonly PartField[];
}

/** A field that every entry of a list has, such as the answer of each question. */
interface EntryField {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}

/** A part of what the practice says, on one page of the desk. */
export interface SitePart {
  readonly id: string;
  readonly title: string;
  /** The part of the title that is set in italics. */
  readonly emphasis: string;
  readonly note: string;
  /** Who may write drafts of it, beside coordinators and whoever opened the desk by the sheet. */
  readonly alsoBy: readonly Role[];
  /** Fields of the facts, or of the part's own file. */
  readonly sections: readonly PartSection[];
  /** The file that its sections are of, below content/, where that is not the one of the facts. */
  readonly file?: string;
  /** Fields of each entry of a list in a file of its own. */
  readonly entryFields?: readonly EntryField[];
}

/** The file of the facts, below content/. */
export const FACTS_FILE = 'practice.yaml';

export const SITE_PARTS: readonly SitePart[] = [
  {
    id: 'hours',
    title: 'Hours',
    emphasis: 'and holidays',
    note: 'Bookings, “open now” and the letters follow them. Weekends are by appointment only.',
    alsoBy: ['scheduler'],
    sections: [
      {
        title: 'Open',
        fields: [
          { path: 'hours.weekdays.opens', label: 'Monday to Friday, from' },
          { path: 'hours.weekdays.closes', label: 'Monday to Friday, until' },
        ],
      },
      {
        title: 'Closed on',
        fields: [
          {
            path: 'closures',
            label: 'Days on which the practice is closed',
            hint: 'Visits that are booked for such a day stay until you move or cancel them in the diary.',
          },
          {
            path: 'closuresUntil',
            label: 'The list is whole until',
            hint: 'Staff are told three months before, since times are booked ahead.',
          },
        ],
      },
    ],
  },
  {
    id: 'fee',
    title: 'Fee',
    emphasis: 'and prices',
    note: 'Pages, forms and letters follow. Whoever has booked keeps the fee of that day: tell them.',
    alsoBy: [],
    sections: [
      {
        title: 'Smile Blueprint',
        fields: [
          {
            path: 'prices.consultationFee',
            label: 'The consultation fee',
            hint: 'With its sign, such as $250.',
          },
          {
            path: 'booking.firm',
            label: 'When a time is firm',
          },
          {
            path: 'booking.feeTaken',
            label: 'When and how the fee is taken',
            hint: '“It is charged at booking, …”',
          },
        ],
      },
      {
        title: 'Its rules',
        fields: [
          {
            path: 'policies.fee.charged',
            label: '“The fee is $250, …”',
            isReadByCounsel: true,
          },
          { path: 'policies.fee.credit', label: '“The fee is …”', isReadByCounsel: true },
          { path: 'policies.fee.refund', label: '“It is …”', isReadByCounsel: true },
          { path: 'policies.fee.refundWhen', label: '… when', isReadByCounsel: true },
          { path: 'policies.fee.otherwise', label: '“Otherwise it is …”', isReadByCounsel: true },
          { path: 'policies.noShow', label: 'A visit that is missed', isReadByCounsel: true },
        ],
      },
      {
        title: 'Orthodontics, by the month',
        fields: [
          { path: 'prices.monthlyPlan.paymentDollars', label: 'Each payment, in dollars' },
          { path: 'prices.monthlyPlan.payments', label: 'Number of payments' },
          { path: 'prices.monthlyPlan.downDollars', label: 'Down, in dollars' },
          {
            path: 'prices.monthlyPlan.aprPercent',
            label: 'APR, percent',
            hint: 'The law wants it beside the monthly price.',
          },
          { path: 'prices.monthsOffered.least', label: 'Estimator: fewest months' },
          { path: 'prices.monthsOffered.most', label: 'Estimator: most months' },
        ],
      },
    ],
  },
  {
    id: 'phones',
    title: 'Phones',
    emphasis: 'and address',
    note: 'Each stands in one place here and follows everywhere: menu, pages, letters, calendar files.',
    alsoBy: [],
    sections: [
      {
        title: 'To reach you',
        fields: [
          { path: 'phone', label: 'Phone', hint: 'Written as 516-555-0100.' },
          { path: 'textPhone', label: 'For text messages' },
          { path: 'urgentPhone', label: 'For what cannot wait' },
          { path: 'email', label: 'E-mail' },
          { path: 'portalUrl', label: 'Patient portal, its address' },
        ],
      },
      {
        title: 'To find you',
        fields: [
          { path: 'address.street', label: 'Street' },
          { path: 'address.city', label: 'City' },
          { path: 'address.postalCode', label: 'ZIP code' },
          {
            path: 'areasServed',
            label: 'Areas served',
            hint: 'One on a line.',
          },
        ],
      },
    ],
  },
  {
    id: 'visit',
    title: 'First',
    emphasis: 'visit',
    note: 'What one brings, and who speaks with visitors on screen. The drawing on Start Here has six numbers, so there are six lines.',
    alsoBy: [],
    sections: [
      {
        title: 'What to bring',
        fields: [{ path: 'bring', label: 'One thing on a line', hint: 'Six lines.' }],
      },
      {
        title: 'Virtual consultation',
        fields: [
          { path: 'virtualConsultation.provider', label: 'Who speaks with visitors' },
          { path: 'virtualConsultation.profession', label: 'Profession, by license' },
          {
            path: 'virtualConsultation.licenseNumber',
            label: 'License number of New York State',
            hint: 'Six digits.',
          },
        ],
      },
    ],
  },
  {
    id: 'announcement',
    title: 'Announcement',
    emphasis: '',
    note: 'One line above every page, such as “Closed Friday afternoon for a course.” It comes with its first day and leaves after its last one by itself.',
    alsoBy: ['scheduler'],
    file: 'announcement.yaml',
    sections: [
      {
        title: 'What it says',
        fields: [
          {
            path: 'en-US.words',
            label: 'In a few words',
            hint: 'While this is empty there is no announcement. It is read out first to whoever listens to a page.',
          },
          {
            path: 'en-US.whatToDo',
            label: 'And what to do',
            hint: 'At most 90 characters, both sentences together. A number is written {{phone}} or {{urgentPhone}}, a link [words](/address).',
          },
        ],
      },
      {
        title: 'When it is shown',
        fields: [
          { path: 'days.from', label: 'From' },
          { path: 'days.until', label: 'Until, that day too' },
        ],
      },
      {
        title: 'On the Spanish pages',
        fields: [
          {
            path: 'es-US.words',
            label: 'In a few words, in Spanish',
            hint: 'While this is empty they show the English words.',
          },
          {
            path: 'es-US.whatToDo',
            label: 'And what to do, in Spanish',
            hint: 'At most 110 characters, both sentences together.',
          },
        ],
      },
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    emphasis: 'and answers',
    note: 'The page of questions, and what search engines read. What stands in double braces, such as {{phone}}, is a fact that the site fills in.',
    alsoBy: [],
    sections: [],
    entryFields: [
      { key: 'question', label: 'Question' },
      {
        key: 'otherWords',
        label: 'Other words for it',
        hint: 'Words that people look for it by, and that it does not have itself.',
      },
      {
        key: 'answer',
        label: 'Answer',
        hint: 'A link is written [words](/address); a list has a hyphen before each line.',
      },
    ],
  },
  {
    id: 'team',
    title: 'The',
    emphasis: 'team',
    note: 'What is said of those who are there. Who joins or leaves, and a portrait, is changed in the files: a photograph needs a consent.',
    alsoBy: [],
    sections: [],
    entryFields: [
      { key: 'name', label: 'Name, with the letters after it' },
      { key: 'role', label: 'What they do here' },
      { key: 'profession', label: 'Profession, by license' },
      { key: 'bio', label: 'In two or three sentences' },
      { key: 'holdsTo', label: 'One sentence that they keep to' },
    ],
  },
];

/** Whether somebody may write drafts of a part (docs/decisions/194-the-practice-changes-its-site.md). @param role null: by the sheet */
export function mayChangePart(role: Role | null, part: SitePart): boolean {
  return mayPublish(role) || (role !== null && part.alsoBy.includes(role));
}

/** Whether somebody may build previews, publish them and go back. @param role null: by the sheet */
export function mayPublish(role: Role | null): boolean {
  return role === null || role === 'coordinator';
}
