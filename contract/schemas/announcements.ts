import type { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { PictureUrl } from '../fields/answer.ts';

export const Announcements = named('Announcements', {
  main_banner: PictureUrl.nullable(),
  secondary_banner: PictureUrl.nullable(),
});
export type Announcements = z.infer<typeof Announcements>;
