import { z } from '@hono/zod-openapi';
import { countries } from '../countries.ts';
import { blankAsAbsent, blankAsNull } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule } from '../fields/fault.ts';
import { formSignals } from '../fields/form-signals.ts';
import { id } from '../fields/number.ts';
import { visitorPhone } from '../fields/phone.ts';
import { email, line, lines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { requestTypes } from '../listings.ts';

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** In the order of the form: its toast shows the first broken one. */
const fields = z.object({
  name: line(textLimits.requestName),
  phoneNumber: blankAsNull(visitorPhone()),
  phoneCountry: blankAsAbsent(choice(countries)).describe(
    'Of `phoneNumber`, when it has no country code. Without it the number is the only mobile among the seller’s country, ' +
      'Albania and Kosovo, else a landline of the seller’s country, else stays as typed',
  ),
  contactEmail: blankAsNull(email()),
  preferredContactMethod: choice(contactMethods),
  message: blankAsAbsent(lines(textLimits.message)),
  id: id(),
  type: choice(requestTypes),
  token: line(textLimits.captchaToken),
  signals: formSignals(),
});

const someContact = crossFieldRule<z.output<typeof fields>>((form, report) => {
  if (form.contactEmail !== null || form.phoneNumber !== null) return;
  report('phoneNumber', 'api_contact_missing');
  report('contactEmail', 'api_contact_missing');
});

/** A visitor's request about a listing, or a question to a business. */
export const RequestForm = fields
  .superRefine(...someContact)
  .transform((form) => ({
    ...form,
    message: form.message ?? '',
    preferredContactMethod: givenMethod(form),
  }))
  .openapi('RequestForm');
export type RequestForm = z.output<typeof RequestForm>;

/** The preferred method, or the other one if only that can be used. */
function givenMethod(form: z.output<typeof fields>): ContactMethod {
  if (form.contactEmail === null) return 'phone';
  if (form.phoneNumber === null) return 'email';
  return form.preferredContactMethod;
}
