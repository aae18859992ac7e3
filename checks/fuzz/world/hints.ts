import type { Prepared } from '../calls/valid-call.ts';
import type { Operation } from '../document/operation.ts';
import { drawPicture } from '../values/pictures.ts';
import { type Account, goodPassword } from './account.ts';
import type { World } from './world.ts';

type Hint = (world: Pick<World, 'random' | 'newEmail'>, account: Account | null) => unknown;

/** Open from 8 to 16 except on Sundays. */
const week = [...Array.from({ length: 6 }, () => [{ from: 480, to: 960 }]), []];

/**
 * Values of fields by their names, where the schema alone does not say what is valid. New calls that use the same names
 * get them by themselves. Undefined leaves an optional field out.
 */
const byName: Record<string, Hint> = {
  email: (world) => world.newEmail(),
  contactEmail: () => 'ana@example.com',
  phone: () => '+355 69 212 3456',
  phoneNumber: () => '069 212 3456',
  password: () => goodPassword,
  confirmPassword: () => goodPassword,
  currentPassword: (_, account) => account?.password ?? goodPassword,
  birthDate: () => '1990-05-01',
  website: ({ random }) => (random.chance(0.5) ? 'https://example.com/a' : undefined),
  linkedin: () => undefined,
  facebook: () => undefined,
  instagram: ({ random }) => (random.chance(0.5) ? 'https://instagram.com/a' : undefined),
  twitter: () => undefined,
  // Two spans of a day must not overlap, which no schema says.
  opening_hours: ({ random }) => random.pick([undefined, JSON.stringify(week)]),
  industry_ids: () => [1, 2],
  industry_id: () => 1,
  category_id: () => 4,
  color: ({ random }) => random.pick(['red', '#aabbcc', undefined]),
  sale: ({ random }) => random.pick([undefined, 10]),
  sale_type: () => 'percentage',
  logo: ({ random }) => drawPicture(random),
  images: ({ random }) => [drawPicture(random)],
  // Else nobody could press what a seller does not show.
  shows_phone: () => true,
  shows_whatsapp: () => true,
  shows_viber: () => true,
  existingLogoUrl: () => undefined,
  existingCoverPhotoUrl: () => undefined,
  existingPhotosUrls: () => undefined,
  deletedPhotosUrls: () => undefined,
  photosOrder: () => undefined,
  photosFocus: () => undefined,
  version: () => undefined,
  endpoint: ({ random }) => `https://fcm.googleapis.com/fcm/send/${random.below(1_000)}`,
  keys: () => ({
    p256dh:
      'BHl92aJBDfKFBghnv2DR-r7rRB3g4PI5pnnJ3g-2SVxdmjG0pTqBQgbHRlY34RWYzVqxWtZY6dw8CMqq0vLXsoM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  }),
};
/** Both or neither. */
const pairs = [['material', 'material_al']] as const;

/** What was prepared, with the hints for the fields of the call that it does not name. */
export function hints(
  operation: Operation,
  prepared: Prepared,
  account: Account | null,
  world: Pick<World, 'random' | 'newEmail'>,
): Prepared {
  const names = Object.keys(operation.body?.schema.properties ?? {});
  if (names.length === 0) return prepared;
  // The other values of a header that a schema allows are not all what a client can send.
  const key = world.random.chance(0.2) ? `key of ${world.newEmail()}` : undefined;
  const headers = { 'Idempotency-Key': key, ...prepared.headers };
  const hinted = names
    .filter((name) => name in byName)
    .map((name) => [name, byName[name]?.(world, account)]);
  const paired = pairs.flatMap((pair) => {
    const value = world.random.chance(0.5) ? 'dru' : undefined;
    return names.includes(pair[0]) ? pair.map((name) => [name, value]) : [];
  });
  const isOptional = operation.body?.isRequired === false && !prepared.body;
  if (isOptional) return prepared;
  return {
    ...prepared,
    headers,
    body: { ...Object.fromEntries([...hinted, ...paired]), ...prepared.body },
  };
}
