import { colorGroups } from '@orendi/contract/color-groups';
import { type ColorChoice, colorChoices } from './color-choices.ts';
import type { Facet } from '@orendi/contract/listing-filters';

/** A color of the filter, or a group of colors, with its name in each language. */
export interface NamedColorValue extends ColorChoice {
  facet: 'color' | 'colorGroup';
  /** How it looks, if its value does not say so. */
  swatch?: string | undefined;
}

/** Names the colors among the values: groups in the order of their list, then exact ones. */
export function nameColors(values: readonly { facet: Facet; value: string }[]): NamedColorValue[] {
  const of = (name: NamedColorValue['facet']) =>
    values.filter(({ facet }) => facet === name).map(({ value }) => value);
  return [...nameGroups(of('colorGroup')), ...colorChoices(of('color')).map(asExact)];
}

const asExact = (color: ColorChoice): NamedColorValue => ({ facet: 'color', ...color });

function nameGroups(values: readonly string[]): NamedColorValue[] {
  return colorGroups
    .filter(({ en }) => values.includes(en))
    .map(({ en, al, hex }) => ({ facet: 'colorGroup', value: en, en, al, swatch: hex }));
}
