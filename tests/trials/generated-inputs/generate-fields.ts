import { REQUEST_KIND_NAMES } from '../../../domain/intake/kinds.ts';
import fc, { type Arbitrary } from 'fast-check';
import { MARKS } from './marks.ts';

const short = fc.string({ unit: 'grapheme', maxLength: 20 });
const odd: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, '', 0, -1, 1e308, [], {}, true),
);
export const withMark = (mark: string, more: Arbitrary<string> = short): Arbitrary<string> =>
  fc.oneof(
    fc.constant(mark),
    more.map((text) => `${mark} ${text}`),
    more.map((text) => `${text}${mark}`),
  );
/** The same in letters that every field takes. */
export const plain = (mark: string): Arbitrary<string> =>
  fc.stringMatching(/^[A-Za-z0-9 .'é]{0,30}$/).map((text) => `${mark} ${text}`);

/** Mostly what fits; now and then what does not. */
const mostly = (good: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: good }, { weight: 1, arbitrary: odd });

const mixed = (mark: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: plain(mark) },
    { weight: 1, arbitrary: withMark(mark, fc.string({ unit: 'grapheme', maxLength: 300 })) },
  );

const persons = {
  name: mostly(mixed(MARKS.name)),
  email: mostly(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat().map((number) => `${MARKS.email}.${number}@example.com`) },
      { weight: 1, arbitrary: withMark(MARKS.email) },
    ),
  ),
  phone: mostly(fc.constantFrom(`+1 917 ${MARKS.phone}`, `${MARKS.phone} ext. 4`)),
  consent: mostly(fc.constant(true)),
};
const guards = {
  website: fc.constantFrom('', MARKS.rest),
  openForMs: mostly(fc.nat()),
  openedAt: mostly(fc.nat().map(String)),
};

/** A body without a number asks for no answer by phone, which would be refused before anything else of it is tried. */
const withoutVainWish = (body: Readonly<Record<string, unknown>>): object => {
  const { preferredContact, ...rest } = body;
  const isVain =
    !('phone' in body) && (preferredContact === 'phone' || preferredContact === 'text');
  return isVain ? rest : body;
};

export const requestBody = fc
  .record(
    {
      kind: mostly(fc.constantFrom(...REQUEST_KIND_NAMES)),
      ...persons,
      preferredContact: mostly(fc.constantFrom('phone', 'text', 'email')),
      preferredTime: mostly(fc.constantFrom('any', 'morning', 'midday', 'afternoon')),
      message: mostly(mixed(MARKS.message)),
      smileResults: mostly(
        fc.record({
          persona: withMark(MARKS.persona),
          areas: fc.array(fc.record({ key: fc.constant('GHF'), percentage: fc.nat(100) }), {
            maxLength: 5,
          }),
        }),
      ),
      ...guards,
    },
    { requiredKeys: ['kind', 'name', 'email', 'message', 'consent'] },
  )
  .map(withoutVainWish);

/** @param times free ones, so that some are booked */
export const appointmentBody = (times: readonly string[]) =>
  fc
    .record(
      {
        event: mostly(fc.constantFrom('virtual-consult', 'smile-blueprint')),
        startsAt: mostly(fc.constantFrom(...times)),
        ...persons,
        ...guards,
      },
      { requiredKeys: ['event', 'startsAt', 'name', 'email', 'consent'] },
    )
    // A visit with a fee needs a number.
    .map((body) => (body.phone ? body : { ...body, event: 'virtual-consult' }));

export const changeBody = (times: readonly string[]) =>
  fc.record(
    {
      startsAt: mostly(fc.constantFrom(...times)),
      sequence: mostly(fc.nat(3)),
      link: withMark(MARKS.link),
    },
    { requiredKeys: [] },
  );

/** Adds fields that nobody asked for, in one body of eight. */
export const withStrangers = (body: Arbitrary<object>): Arbitrary<object> =>
  fc.oneof(
    { weight: 7, arbitrary: body },
    {
      weight: 1,
      arbitrary: fc
        .tuple(body, fc.dictionary(withMark(`${MARKS.rest}7`), odd, { maxKeys: 4 }))
        .map(([known, more]) => ({ ...known, ...more })),
    },
  );

export function toForm(body: object): string {
  const pairs = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
