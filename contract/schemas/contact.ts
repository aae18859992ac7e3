import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { countries } from '../countries.ts';
import { Text } from '../fields/answer.ts';
import { contactWays } from '../contact-ways.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { id } from '../fields/number.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

/** How a visitor wants to reach a business, and which of its listings this is about. */
export const ContactForm = named('ContactForm', {
  method: choice(contactWays),
  itemId: blankAsAbsent(id()).describe(
    'A product or package of the business, which the prepared text names. One that is not shown is left out of it',
  ),
});
export type ContactForm = z.output<typeof ContactForm>;

/** A way to reach a business. */
export const Contact = named('Contact', {
  phone: z.string().describe('In international format, for people to read'),
  href: z.string().describe('Calls, or opens the messenger with a text in the visitor’s language'),
});
export type Contact = z.infer<typeof Contact>;

/** A phone number as somebody types it, and what helps to read it. */
export const PhoneForm = named('PhoneForm', {
  phone: line(textLimits.phone),
  country: blankAsAbsent(choice(countries)).describe('Of the number, when it has no country code'),
  businessId: blankAsAbsent(id()).describe(
    'The business that is asked. Without it, the number is a business’s own',
  ),
  townCountry: blankAsAbsent(choice(countries)).describe(
    'Of the town of the business whose own number it is',
  ),
});
export type PhoneForm = z.output<typeof PhoneForm>;

const country = z.enum(countries);

/** The number that a text is taken for. */
export const PhoneReadings = named('PhoneReadings', {
  phone: Text.describe('In international format; null for a text that stays as typed'),
  country: country.nullable(),
  is_doubtful: z.boolean().describe('Whether to ask which of `readings` it is'),
  readings: z
    .array(z.object({ country, name: z.string(), name_al: z.string(), phone: z.string() }))
    .describe('All that a number without a country code may be'),
});
export type PhoneReadings = z.infer<typeof PhoneReadings>;
