import practice from 'content:practice';
import inSearch from 'content:practice-in-search';
import people from 'content:team';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { WEEKDAYS } from '../../domain/practice/practice-clock.ts';
import { namePartsOf } from '../../domain/team/names.ts';
import type {
  Dentist,
  Offer,
  OpeningHoursSpecification,
  Person as PersonThing,
  Thing,
  WebSite,
} from 'schema-dts';
import { personId } from './person-id.ts';

const home = practice.siteUrl;
/** How other things name the practice and the site. */
export const PRACTICE_ID = `${home}/#practice`;
export const WEBSITE_ID = `${home}/#website`;

const SERVICES = [
  ['Invisalign, braces and LightForce', '/orthodontics'],
  ['Smile design, veneers and whitening', '/designs'],
  ['Dental implants through surgical partners', '/impressions-method'],
  ['Airway and growth care', '/airway'],
] as const;

/**
 * The practice and its site (product 2.4): name, address, hours, price range, areas served, founders, employees,
 * services, profiles, and the consultation to be booked at /start-here. No ratings of its own: a practice must
 * not publish them of itself.
 */
export function businessGraph(): Thing[] {
  const { address } = practice;
  const dentist: Dentist = {
    '@type': 'Dentist',
    '@id': PRACTICE_ID,
    name: practice.name,
    legalName: practice.legalName,
    description: inSearch.description,
    url: `${home}/`,
    image: `${home}/social/home.jpg`,
    logo: `${home}/icon-512.png`,
    telephone: `+1-${practice.phone}`,
    email: practice.email,
    priceRange: inSearch.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: openingHours(),
    areaServed: inSearch.areasServed.map((name) => ({ '@type': 'Place', name: `${name}, NY` })),
    founder: peopleOf('leaders'),
    employee: [...peopleOf('clinical'), ...peopleOf('front-office')],
    makesOffer: [
      ...SERVICES.map(([name, path]): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: home + path },
      })),
      consultationOffer(),
    ],
    sameAs: practice.social.map((profile) => profile.url),
    potentialAction: {
      '@type': 'ReserveAction',
      name: 'Book The Smile Blueprint Consultation',
      target: `${home}/start-here`,
    },
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    url: `${home}/`,
    name: practice.name,
    inLanguage: 'en-US',
    publisher: { '@id': PRACTICE_ID },
  };
  return [dentist, website];
}

/** Days with the same hours together; days without hours are not named, which says that they are closed. */
function openingHours(): OpeningHoursSpecification[] {
  const { week } = openingHoursOf(practice);
  const hours = new Map(week.flatMap((day) => (day ? [[`${day.opens} ${day.closes}`, day]] : [])));
  return [...hours.values()].map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.filter((_, at) => week[at]?.opens === opens && week[at].closes === closes),
    opens,
    closes,
  }));
}

/** The one service that has one price. */
function consultationOffer(): Offer {
  return {
    '@type': 'Offer',
    price: practice.prices.consultationFee.replace(/[^\d.]/g, ''),
    priceCurrency: 'USD',
    url: `${home}/book-consultation`,
    itemOffered: {
      '@type': 'Service',
      name: 'The Smile Blueprint consultation',
      url: `${home}/blueprint`,
    },
  };
}

function peopleOf(group: (typeof people)[number]['group']): PersonThing[] {
  return people
    .filter((person) => person.group === group)
    .map((person) => ({
      '@type': 'Person',
      '@id': personId(person.id),
      name: namePartsOf(person.name).name,
      jobTitle: person.profession,
    }));
}
