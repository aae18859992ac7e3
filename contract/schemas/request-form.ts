import { z } from '@hono/zod-openapi';
import { countries } from '../countries.ts';
import { blankAsAbsent, blankAsNull } from '../fields/blank.ts';
import { choice, clearableFlag } from '../fields/choice.ts';
import { fault, withRule } from '../fields/fault.ts';
import { formSignals } from '../fields/form-signals.ts';
import { each } from '../fields/named.ts';
import { decimal, id } from '../fields/number.ts';
import { visitorPhone } from '../fields/phone.ts';
import { email, line, lines } from '../fields/text.ts';
import { dimension, textLimits } from '../limits.ts';
import { requestTypes } from '../listings.ts';

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];

const wantedSize = blankAsNull(decimal(1, dimension.max)).describe(
  'In centimeters; kept for a product that is made to measure',
);

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
  prefersWhatsapp: clearableFlag().describe('Kept where the phone is preferred'),
  ...each(['wantedLength', 'wantedWidth', 'wantedHeight'], wantedSize),
  message: blankAsAbsent(lines(textLimits.message)),
  id: id(),
  type: choice(requestTypes),
  round: blankAsAbsent(z.guid(fault('api_wrong_type'))).describe(
    'Drawn by a sender who asks up to three businesses the same at once. Each gets one request: a further one about a ' +
      'business of the round is answered with the request that is there. One with another contact or message, and a fourth, ' +
      'are stored without it.',
  ),
  token: line(textLimits.captchaToken),
  signals: formSignals(),
});

/** A visitor's request about a listing, or a question to a business. */
export const RequestForm = withRule(fields, (form, report) => {
  if (form.contactEmail !== null || form.phoneNumber !== null) return;
  report('phoneNumber', 'api_contact_missing');
  report('contactEmail', 'api_contact_missing');
})
  .transform((form) => {
    const method = givenMethod(form);
    return {
      ...form,
      message: form.message ?? '',
      preferredContactMethod: method,
      prefersWhatsapp: method === 'phone' && form.prefersWhatsapp === true,
    };
  })
  .openapi('RequestForm');
export type RequestForm = z.output<typeof RequestForm>;

/** The preferred method, or the other one if only that can be used. */
function givenMethod(form: z.output<typeof fields>): ContactMethod {
  if (form.contactEmail === null) return 'phone';
  if (form.phoneNumber === null) return 'email';
  return form.preferredContactMethod;
}
