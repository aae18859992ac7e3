import { z } from '@hono/zod-openapi';
import { countries } from '../countries.ts';
import { blankClears } from '../fields/blank.ts';
import { choice, town } from '../fields/choice.ts';
import { crossFieldRule } from '../fields/fault.ts';
import { list } from '../fields/list.ts';
import { degrees } from '../fields/number.ts';
import { openingHours, OpeningHoursAnswer } from '../fields/opening-hours.ts';
import { line, lines } from '../fields/text.ts';
import { listLengths, textLimits } from '../limits.ts';

/** Where a business is, when it opens and how far it delivers, as fields of its form: none has to be sent. */
export const placeInputs = {
  town_slug: blankClears(town()).describe(
    'The town of the business, of the list; it goes before `town_name`',
  ),
  town_name: blankClears(line(textLimits.name)).describe(
    'A town that is not in the list, with `town_country`',
  ),
  town_country: blankClears(choice(countries)),
  latitude: blankClears(degrees(90)).describe(
    'Of the very place, with `longitude`; without it, maps look for the address',
  ),
  longitude: blankClears(degrees(180)),
  opening_hours: blankClears(openingHours()).describe(
    'A JSON array of seven days from Monday, each an array of {from, to} in minutes since midnight; `to` may be after 1440',
  ),
  delivery_towns: blankClears(list(town(), { min: 0, max: listLengths.deliveryTowns })),
  delivery_countries: blankClears(list(choice(countries), { min: 0, max: countries.length })),
  delivery_note: blankClears(lines(textLimits.deliveryNote)).describe(
    'What delivery costs, in the words of the seller',
  ),
};

const fields = z.object(placeInputs);
export type PlaceForm = z.output<typeof fields>;
export const placeNames = fields.keyof().options;

const pairs = [
  ['town_name', 'town_country'],
  ['latitude', 'longitude'],
  ['longitude', 'latitude'],
] as const;

/** A value without the field that it needs is refused. */
export const placeRules = crossFieldRule<PlaceForm>((form, report) => {
  for (const [given, needed] of pairs) {
    if (isGiven(form[given]) && !isGiven(form[needed])) report(needed, 'api_required');
  }
});

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

const Name = z.string().nullable();

/** A town's names in an answer. */
export const townAnswers = {
  town: Name.describe('In English'),
  town_al: Name,
};

const names = { name: z.string(), name_al: z.string() };

/** Where a business delivers, and what that costs. */
export const deliveryAnswers = {
  delivery_towns: z.array(z.object({ slug: z.string(), ...names })),
  delivery_countries: z.array(z.object({ code: z.string(), ...names })),
  delivery_note: z.string().nullable(),
};

export const placeAnswers = {
  ...townAnswers,
  town_slug: Name.describe('Null for a town that is not in the list'),
  town_country: Name.describe('ISO 3166-1, of two letters; Kosovo is XK'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  opening_hours: OpeningHoursAnswer.nullable(),
  ...deliveryAnswers,
};
const Place = z.object(placeAnswers);
export type BusinessPlace = z.infer<typeof Place>;
