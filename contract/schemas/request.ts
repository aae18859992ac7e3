import { z } from '@hono/zod-openapi';
import { Id, ListingType, PictureUrl, Time } from '../fields/answer.ts';
import { contactMethods } from './request-form.ts';

const ItemImage = z.object({ image: PictureUrl.nullable(), name: z.string() });

/** A request as its seller reads it; name and images are those of the moment it was made. */
export const Request = z
  .object({
    id: Id,
    item_id: Id,
    item_name: z.string(),
    item_type: ListingType,
    item_images: z
      .union([PictureUrl, z.array(ItemImage), z.null()])
      .openapi({ description: 'One address for a product, a list for a package' }),
    client_name: z.string(),
    client_message: z.string(),
    client_phone: z.string().nullable(),
    client_email: z.string().nullable(),
    preferred_contact_method: z.enum(contactMethods),
    request_status: z.boolean().openapi({ description: 'True when responded' }),
    created_at: Time,
  })
  .openapi('Request');
export type Request = z.infer<typeof Request>;
