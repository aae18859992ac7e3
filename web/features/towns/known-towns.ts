/*
 * The lists of towns and countries, for every form that asks for a place. Features import them from here only, so the
 * bundler sees one user and keeps them out of the scripts that every page loads.
 */
export { countries, countryNames, isCountry } from '@orendi/contract/countries';
export { searchTowns } from '@orendi/contract/search-towns';
export { nearestTown, type Town, townOfSlug, towns } from '@orendi/contract/towns';
