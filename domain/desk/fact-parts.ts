import type { SitePart } from './site-part.ts';

/** The file of the facts, below content/. */
export const FACTS_FILE = 'practice.yaml';

/** Parts of the facts. */
export const FACT_PARTS: readonly SitePart[] = [
  {
    id: 'hours',
    title: 'Hours',
    emphasis: 'and holidays',
    note: 'Bookings, “open now” and the letters follow them. A day of the weekend without hours is by appointment only.',
    alsoBy: ['scheduler'],
    sections: [
      {
        title: 'Open',
        fields: [
          { path: 'hours.monday', label: 'Monday' },
          { path: 'hours.tuesday', label: 'Tuesday' },
          { path: 'hours.wednesday', label: 'Wednesday' },
          { path: 'hours.thursday', label: 'Thursday' },
          { path: 'hours.friday', label: 'Friday' },
          { path: 'hours.saturday', label: 'Saturday' },
          { path: 'hours.sunday', label: 'Sunday' },
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
          {
            path: 'booking.consultFee',
            label: 'What a virtual consult costs',
          },
          {
            path: 'booking.weCancel',
            label: 'The fee where you cancel a visit',
            hint: 'Stands in the letter that tells them. Whoever wrote in Spanish reads it in English until it is translated anew.',
          },
        ],
      },
      {
        title: 'Its rules',
        fields: [
          {
            path: 'policies.fee.charged',
            label: '“It is …, by phone: …”',
            isReadByCounsel: true,
          },
          { path: 'policies.fee.credit', label: '“The fee is …”', isReadByCounsel: true },
          { path: 'policies.fee.refund', label: '“It is …”', isReadByCounsel: true },
          { path: 'policies.fee.refundUntil', label: '… until when', isReadByCounsel: true },
          {
            path: 'policies.fee.missed',
            label: 'The fee of a visit that is missed',
            choices: [
              { value: 'back', label: 'is given back' },
              { value: 'kept', label: 'is kept' },
            ],
            isReadByCounsel: true,
          },
          { path: 'policies.fee.otherwise', label: '“Otherwise it is …”', isReadByCounsel: true },
          {
            path: 'policies.noShow',
            label: 'What else a missed visit costs',
            isReadByCounsel: true,
          },
          {
            path: 'policies.noticeHours',
            label: 'Notice for moving a visit, in hours',
            hint: 'From 16 to 46.',
            isReadByCounsel: true,
          },
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
];
