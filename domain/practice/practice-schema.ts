import * as z from 'zod';
import { day, text } from '../content/words.ts';
import { EMBED_PROVIDERS } from '../embeds/embed-providers.ts';
import { measurementSchema } from '../measurement/measurement-settings.ts';
import { readCents } from '../payment/cents.ts';
import { NOTICE_HOURS } from '../scheduling/change-rules.ts';
import { NO_HOURS } from './no-hours.ts';

const NOTICE_FAULT = `write whole hours from ${NOTICE_HOURS.least} to ${NOTICE_HOURS.most}, such as 24: the reminders' letters hold to that`;

const phone = z.string().regex(/^\d{3}-\d{3}-\d{4}$/, 'write a phone number as 516-555-0100');
const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'write a full address that begins with https://',
});
const dollars = z.int().positive();
/** The law wants all of it wherever one part is stated (Regulation Z, 12 CFR 1026.24). */
export const monthlyPlanSchema = z.strictObject({
  downDollars: dollars,
  payments: z.int().positive(),
  paymentDollars: dollars,
  /** Annual percentage rate. Sums of monthly payments on the site have no interest in them (domain/payment/payment-shares.ts). */
  aprPercent: z
    .number()
    .refine(
      (percent): boolean => percent === 0,
      'can only be 0: the payment estimator reckons no interest (docs/decisions/098-payment-estimator.md); ask a programmer',
    ),
});
/** Within which the visitor of the payment estimator chooses. */
const monthsOffered = z
  .strictObject({ least: z.int().positive(), most: z.int().positive() })
  .refine(({ least, most }) => least < most, 'least must be below most: look at both');
/** "$250", "$1,250" or "$49.50": a comma stands before three digits. */
const DOLLARS = /^\$(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$/;

/** What the practice asks for, and between how many months a visitor of the payment estimator chooses. */
export const pricesSchema = z
  .strictObject({
    consultationFee: text.refine(
      (fee) => DOLLARS.test(fee) && (readCents(fee) ?? 0) > 0,
      'write an amount, such as $250',
    ),
    monthlyPlan: monthlyPlanSchema,
    monthsOffered,
  })
  .refine(
    ({ monthlyPlan: { payments }, monthsOffered: { least, most } }) =>
      least <= payments && payments <= most,
    {
      path: ['monthsOffered'],
      error: 'leaves out the payments of monthlyPlan, with which the payment estimator begins',
    },
  );

/** On the half-hour, since visits begin on it (docs/decisions/218-hours-of-each-weekday.md). */
function dayHours(otherwise: string) {
  return z
    .string()
    .refine((hours) => hours === otherwise || HOURS.test(hours), {
      error: `write the hours as 08:00-18:00, by the clock of 24 hours and on the half-hour, or ${otherwise}`,
      abort: true,
    })
    .refine((hours) => {
      const [opens = '', closes] = hours.split('-');
      return closes === undefined || opens < closes;
    }, 'closes before it opens: look at both times');
}

const HOURS = /^([01]\d|2[0-3]):[03]0-([01]\d|2[0-3]):[03]0$/;
export const weekdayHours = dayHours(NO_HOURS.weekday);
export const weekendHours = dayHours(NO_HOURS.weekend);

const hours = z
  .strictObject({
    timeZone: z.literal('America/New_York'),
    monday: weekdayHours,
    tuesday: weekdayHours,
    wednesday: weekdayHours,
    thursday: weekdayHours,
    friday: weekdayHours,
    saturday: weekendHours,
    sunday: weekendHours,
  })
  .refine(
    (week) => Object.values(week).some((said) => HOURS.test(said)),
    'every day is without hours: give one of them hours, since nothing could be booked',
  )
  .refine(
    ({ saturday, sunday }) => [saturday, sunday].includes(NO_HOURS.weekend),
    'leave Saturday or Sunday by appointment: the site asks for weekend times with a form of its own',
  );
const embed = z
  .strictObject({
    provider: z.enum(EMBED_PROVIDERS, `name one of ${EMBED_PROVIDERS.join(', ')}`),
    url: httpsUrl.optional(),
  })
  .refine(
    ({ provider, url }) => (provider === 'built-in') === (url === undefined),
    'give the address of the form (url) with any provider but built-in, and none with built-in',
  );

/** The least that browsers' preload lists ask for. */
const PRELOAD_DAYS = 365;

const strictTransport = z
  .strictObject({
    days: z.int().min(1, 'write a number of days, at least 1'),
    subdomains: z.boolean(),
    preload: z.boolean(),
  })
  .refine(
    ({ days, subdomains, preload }) => !preload || (subdomains && days >= PRELOAD_DAYS),
    `preload needs 'subdomains: true' and at least ${PRELOAD_DAYS} days`,
  );

/** The practice's facts: the shape of content/practice.yaml. Unknown keys are errors. */
export const practiceSchema = z
  .strictObject({
    /** True while the facts are invented: see the launch check. */
    sample: z.boolean(),
    name: text,
    legalName: text,
    description: text,
    /** Where the site is published; canonical and social addresses begin with it. No slash at the end. */
    siteUrl: httpsUrl.refine((url) => !url.endsWith('/'), 'leave out the slash at the end'),
    /** For how long, and for which names, browsers insist on an encrypted connection (RFC 6797). */
    strictTransport,
    address: z.strictObject({
      street: text,
      city: text,
      state: z.literal('NY', 'service is limited to New York State: write NY'),
      postalCode: z.string().regex(/^\d{5}$/, "write five digits in quotes, such as '11530'"),
      latitude: z.number(),
      longitude: z.number(),
    }),
    phone,
    textPhone: phone,
    urgentPhone: phone,
    email: z.email('write an e-mail address'),
    hours,
    /** Days on which the practice is closed, beside those of `hours`. */
    closures: z.array(day).superRefine((days, context) => {
      for (const [at, one] of days.entries()) {
        if (days.indexOf(one) === at) continue;
        context.addIssue({
          code: 'custom',
          path: [at],
          message: `'${one}' stands twice; drop one`,
        });
      }
    }),
    /** The last day for which `closures` holds all of them. */
    closuresUntil: day,
    areasServed: z.array(text).min(1),
    priceRange: text,
    prices: pricesSchema,
    /** Nobody pays online: when a booked time is firm, and when and how its fee is taken, in a sentence or two each. */
    booking: z.strictObject({
      sample: z.boolean(),
      firm: text,
      feeTaken: text,
      consultFee: text,
      /** What becomes of the fee where the practice cancels; sites from before it was asked for do not say. */
      weCancel: text.optional(),
    }),
    /** What one brings to the first visit; as many as the drawing of Start Here has numbers. */
    bring: z.array(text).length(6),
    /** What holds for the consultation fee, in words that stand within sentences (policy-words.ts). */
    policies: z.strictObject({
      fee: z.strictObject({
        charged: text,
        credit: text,
        refund: text,
        refundUntil: text,
        missed: z.enum(['back', 'kept'], 'write back or kept'),
        otherwise: text,
      }),
      noShow: text,
      /** How long before a visit it can still be moved online (product 7.6). */
      noticeHours: z
        .int(NOTICE_FAULT)
        .min(NOTICE_HOURS.least, NOTICE_FAULT)
        .max(NOTICE_HOURS.most, NOTICE_FAULT),
      /** The notice that stands beside whatever is said of cosmetic dentistry (product 8.3). */
      cosmetic: text,
      /** Where the practice may treat, in a sentence. */
      area: text,
    }),
    /** Who speaks with visitors on screen: named with the New York license number beforehand. */
    virtualConsultation: z.strictObject({
      provider: text,
      profession: text,
      licenseNumber: z.string().regex(/^\d{6}$/, "write six digits in quotes, such as '012345'"),
    }),
    /** Who serves the three embedded forms. */
    embeds: z.strictObject({ virtualConsultation: embed, discoveryCall: embed, scheduling: embed }),
    /** What visits are measured with. */
    /** Whether models may be drawn live (docs/decisions/160-a-live-smile.md). */
    liveSmile: z.boolean(),
    measurement: measurementSchema,
    portalUrl: httpsUrl,
    social: z.array(z.strictObject({ name: text, url: httpsUrl })),
  })
  .refine(({ closures, closuresUntil }) => closures.every((closure) => closure <= closuresUntil), {
    path: ['closuresUntil'],
    error: 'closures go on after it: write the last day for which the list is whole',
  });

export type Practice = z.infer<typeof practiceSchema>;
