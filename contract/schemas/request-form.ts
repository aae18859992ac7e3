import { z } from '@hono/zod-openapi';
import { blankAsAbsent, blankAsNull } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule } from '../fields/cross-field-rule.ts';
import { id } from '../fields/number.ts';
import { visitorPhone } from '../fields/phone.ts';
import { email, line, lines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { listingTypes } from '../listings.ts';

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/**
 * What the form on the page knows of how it was filled in. Callers without a form leave it out, which is never held
 * against them; nor is a part of it that makes no sense.
 */
const FormSignals = z.object({
  website: z.string().optional().openapi({ description: 'A field that people cannot see' }),
  shownMs: z
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'Milliseconds from showing the form to sending it' }),
});

/** In the order of the form: its toast shows the first broken one. */
const fields = z.object({
  name: line(textLimits.requestName),
  phoneNumber: blankAsNull(visitorPhone()),
  contactEmail: blankAsNull(email()),
  preferredContactMethod: choice(contactMethods),
  message: blankAsAbsent(lines(textLimits.message)),
  id: id(),
  type: choice(listingTypes),
  token: line(textLimits.captchaToken),
  signals: z.preprocess(
    (value: z.input<typeof FormSignals> | undefined) => FormSignals.safeParse(value).data,
    FormSignals.optional(),
  ),
});

const someContact = crossFieldRule<z.output<typeof fields>>((form, report) => {
  if (form.contactEmail !== null || form.phoneNumber !== null) return;
  report('phoneNumber', 'api_contact_missing');
  report('contactEmail', 'api_contact_missing');
});

/** What a visitor sends to ask for a product or package. */
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
