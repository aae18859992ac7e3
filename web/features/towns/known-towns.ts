/*
 * The lists of towns and countries, for whatever asks for a place. All pages' parts take them from here, and not from
 * where they are: so the bundler sees one user, and keeps them out of what every page loads.
 */
export { countries, countryNames, isCountry } from '@orendi/contract/countries';
export { searchTowns } from '@orendi/contract/search-towns';
export { nearestTown, type Town, townOfSlug, towns } from '@orendi/contract/towns';
