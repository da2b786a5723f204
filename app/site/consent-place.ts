/** Where the question about cookies stands in the page's order: at its beginning, before all links. */
export const CONSENT_PLACE_ID = 'consent-place';
