/**
 * The folder, beside site.json, of the edition of the site that shows nothing for which somebody's consent is needed. In it stand a site.json
 * and a folder `client` of its own (docs/decisions/039-dates.md).
 */
export const EDITION_WITHOUT_CONSENTS = 'without-consents';
