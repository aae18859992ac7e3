import { z } from '@hono/zod-openapi';
import { countries } from '../countries.ts';
import { Text } from '../fields/answer.ts';
import { blankClears } from '../fields/blank.ts';
import { choice, town } from '../fields/choice.ts';
import { crossFieldRule, fault } from '../fields/fault.ts';
import { list } from '../fields/list.ts';
import { degrees } from '../fields/number.ts';
import { parseJson } from '../fields/parse-json.ts';
import { line, lines } from '../fields/text.ts';
import { listLengths, spansOfDay, textLimits } from '../limits.ts';
import { minutesOfDay, type OpeningHours, type OpenSpan } from '../opening-hours.ts';

const broken = fault('api_opening_hours');

const OpenSpan = z
  .object({
    from: z
      .int(broken)
      .min(0, broken)
      .max(minutesOfDay - 1, broken)
      .describe('Minutes since midnight'),
    to: z
      .int(broken)
      .max(2 * minutesOfDay, broken)
      .describe('Later than `from`, by 24 hours at most'),
  })
  .refine(({ from, to }) => from < to && to <= from + minutesOfDay, broken);

const Day = z.array(OpenSpan, broken).max(spansOfDay.max, broken).refine(areApart, broken);

const week = z.array(Day, broken).length(7, broken);

/** In the order in which they come, and none begins before the one before it ends. */
function areApart(spans: OpenSpan[]): boolean {
  return spans.every(({ from }, at) => from >= (spans[at - 1]?.to ?? 0));
}

/** Opening hours as JSON, as text or as it is; a week that is closed throughout comes out as null. */
function openingHours() {
  return z
    .preprocess((value: z.input<typeof week> | string) => parseJson(value), week)
    .transform((days) => (days.some((spans) => spans.length > 0) ? (days as OpeningHours) : null));
}

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

/** A town's names in an answer. */
export const townAnswers = { town: Text.describe('In English'), town_al: Text };

const names = { name: z.string(), name_al: z.string() };

/** Where a business delivers, and what that costs. */
export const deliveryAnswers = {
  delivery_towns: z.array(z.object({ slug: z.string(), ...names })),
  delivery_countries: z.array(z.object({ code: z.string(), ...names })),
  delivery_note: Text,
};

export const placeAnswers = {
  ...townAnswers,
  town_slug: Text.describe('Null for a town that is not in the list'),
  town_country: Text.describe('ISO 3166-1, of two letters; Kosovo is XK'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  opening_hours: z
    .array(z.array(z.object({ from: z.int().min(0), to: z.int().min(0) })))
    .describe(
      'The spans of each day from Monday in minutes since midnight at the place; one that ends after 1440 ends on the next day',
    )
    .nullable(),
  ...deliveryAnswers,
};
const Place = z.object(placeAnswers);
export type BusinessPlace = z.infer<typeof Place>;
