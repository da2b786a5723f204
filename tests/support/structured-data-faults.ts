/**
 * What each type of the site's structured data must hold: the fields that Google's documentation of rich results calls required
 * (2026-11), and where it asks for nothing, those without which the thing says nothing.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  Dentist: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  EducationalOccupationalCredential: ['name'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['itemOffered'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Person: ['name', 'jobTitle'],
  Place: ['name'],
  PostalAddress: [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ],
  Question: ['name', 'acceptedAnswer'],
  ReserveAction: ['name', 'target'],
  Service: ['name', 'url'],
  WebPage: ['name', 'description', 'url'],
  WebSite: ['name', 'url'],
};
const ADDRESS_FIELDS = ['url', 'item', 'image', 'logo', 'sameAs', 'target'];

/**
 * What a search engine would refuse in a page's structured data: unknown types, missing or empty fields, addresses that are not whole,
 * prices without a currency, and references to what the page does not describe.
 *
 * @param graph the page's `@graph`
 */
export function findStructuredDataFaults(graph: unknown): string[] {
  const things = thingsIn(graph);
  const described = new Set(
    things.filter((thing) => '@type' in thing).map((thing) => thing['@id']),
  );
  return things.flatMap((thing) => {
    const type = thing['@type'];
    if (type === undefined) {
      return described.has(thing['@id']) ? [] : [`${String(thing['@id'])} is described nowhere`];
    }
    const required = REQUIRED[String(type)];
    if (!required) return [`${String(type)} is no type that is known here`];
    const missing = required.filter((field) => isEmpty(thing[field]));
    const addresses = ADDRESS_FIELDS.flatMap((field) => [thing[field]].flat())
      .filter((value) => typeof value === 'string')
      .filter((value) => !URL.canParse(value) || !value.startsWith('https://'));
    const isPriceBare = 'price' in thing && !/^\d+(?:\.\d\d)?$/.test(String(thing['price']));
    return [
      ...missing.map((field) => `${String(type)} lacks ${field}`),
      ...addresses.map((value) => `${String(type)} names ${value}, which is no whole address`),
      ...(isPriceBare ? [`${String(type)}: a price is a bare number`] : []),
      ...('price' in thing && isEmpty(thing['priceCurrency'])
        ? [`${String(type)} lacks priceCurrency`]
        : []),
    ];
  });
}

function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(thingsIn)];
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
