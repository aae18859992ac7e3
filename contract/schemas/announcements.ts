import { z } from '@hono/zod-openapi';
import { PictureUrl } from '../fields/answer.ts';

export const Announcements = z
  .object({ main_banner: PictureUrl.nullable(), secondary_banner: PictureUrl.nullable() })
  .openapi('Announcements');
export type Announcements = z.infer<typeof Announcements>;
