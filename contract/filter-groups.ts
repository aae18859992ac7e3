import { type FilterName, filterNames, filterOf } from './listing-filters.ts';

/** Filters that say one thing together: who lets one of them go lets all of them go. */
const groups: readonly (readonly FilterName[])[] = [
  ['priceFrom', 'priceTo', 'priceCurrency'],
  ['fitsLength', 'fitsWidth', 'fitsHeight', 'withoutSize'],
  ['aboutLength', 'aboutWidth'],
  ['town', 'deliversTo'],
  ['material', 'material_al'],
];

/** The filters that say one thing with this one, the one that names them all first. */
export function filterGroup(name: FilterName): readonly FilterName[] {
  return groups.find((group) => group.includes(name)) ?? [name];
}

/** The filters that are let go with one: those of its group, and with an industry the category in it. */
export function letGoWith(name: FilterName): readonly FilterName[] {
  return name === 'industryId' ? ['industryId', 'categoryId'] : filterGroup(name);
}

/** The names of all groups, and of the filters that are alone, in the order of the URL. */
export const filterGroupNames = filterNames.filter(
  (name) => filterGroup(name)[0] === name && filterOf(name).modifies === undefined,
);
