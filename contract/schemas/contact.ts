import { z } from '@hono/zod-openapi';
import { contactWays } from '../contact-ways.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { id } from '../fields/number.ts';

/** How a visitor wants to reach a business, and which of its listings this is about. */
export const ContactForm = z
  .object({
    method: choice(contactWays),
    itemId: blankAsAbsent(id()).openapi({
      description:
        'A product or package of the business, which the prepared text names. One that is not shown is left out of it',
    }),
  })
  .openapi('ContactForm');
export type ContactForm = z.output<typeof ContactForm>;

/** A way to reach a business. */
export const Contact = z
  .object({
    phone: z.string().openapi({ description: 'In international format, for people to read' }),
    href: z.string().openapi({
      description: 'Calls, or opens the messenger with a text in the visitor’s language',
    }),
  })
  .openapi('Contact');
export type Contact = z.infer<typeof Contact>;
