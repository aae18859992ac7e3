import { goodPassword as password } from '@orendi/server/testing/seller';
import type { Prepared } from '../calls/call.ts';
import type { Operation } from '../document/read-document.ts';
import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { World } from './world.ts';

/** Open from 8 to 16 except on Sundays. */
const week = [...Array.from({ length: 6 }, () => [{ from: 480, to: 960 }]), []];
/** A browser's own, as the push services take them. */
export const pushKeys = {
  p256dh: 'BHl92aJBDfKFBghnv2DR-r7rRB3g4PI5pnnJ3g-2SVxdmjG0pTqBQgbHRlY34RWYzVqxWtZY6dw8CMqq0vLXsoM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

const leftOut = `linkedin facebook twitter version photosOrder photosFocus
  existingLogoUrl existingCoverPhotoUrl existingPhotosUrls deletedPhotosUrls`;

/**
 * Values of fields by their names, where the schema alone does not say what is valid. New calls that use the same names
 * get them by themselves. Undefined leaves an optional field out.
 */
function valuesByName(world: World): Record<string, unknown> {
  const { random } = world;
  // Both or neither.
  const material = random.pick(['dru', undefined]);
  return {
    ...Object.fromEntries(leftOut.split(/\s+/).map((name) => [name, undefined])),
    email: world.newEmail(),
    contactEmail: 'ana@example.com',
    phone: '+355 69 212 3456',
    phoneNumber: '069 212 3456',
    // One of its own each time, as a repeated one would be answered with an earlier request.
    round: `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`,
    password,
    confirmPassword: password,
    currentPassword: password,
    birthDate: '1990-05-01',
    // One for all, so that the operator finds the one that a seller has given.
    tax_number: 'L12345678A',
    website: random.pick(['https://example.com/a', undefined]),
    instagram: random.pick(['https://instagram.com/a', undefined]),
    // Two spans of a day must not overlap, which no schema says.
    opening_hours: random.pick([undefined, JSON.stringify(week)]),
    town_slug: random.pick(['tirane', undefined]),
    delivery_towns: random.pick([['tirane', 'durres'], undefined]),
    industry_ids: [1, 2],
    industry_id: 1,
    category_id: 4,
    // Only a draft may lack these, so the schema does not ask for them.
    description_en: 'Soft.',
    description_al: 'E butë.',
    price: random.pick([95, '120.50']),
    currency: random.pick(['EUR', 'ALL']),
    color: random.pick(['red', '#aabbcc', undefined]),
    sale: random.pick([undefined, 10]),
    sale_type: 'percentage',
    // Others look at what is made, which a draft does not allow.
    state: random.pick(['published', '', undefined]),
    // In order, which no schema says.
    sale_from: random.pick(['2026-12-01', '', undefined]),
    sale_to: random.pick(['2099-12-24', '', undefined]),
    material,
    material_al: material,
    logo: draw(pictures, random),
    images: [draw(pictures, random)],
    // Else nobody could press what a seller does not show.
    shows_phone: true,
    shows_whatsapp: true,
    shows_viber: true,
    endpoint: `https://fcm.googleapis.com/fcm/send/${random.below(1_000)}`,
    keys: pushKeys,
  };
}

/** Completes what was prepared with hints for the fields of the body that it does not name. */
export function addHints({ body }: Operation, prepared: Prepared, world: World): Prepared {
  const fields = body?.schema.properties ?? {};
  const isLeftOut = !prepared.body && !body?.isRequired;
  if (isLeftOut || Object.keys(fields).length === 0) return prepared;
  const hinted = Object.entries(valuesByName(world)).filter(([name]) => name in fields);
  // The other values of a header that a schema allows are not all what a client can send.
  const key = world.random.chance(0.2) ? `key of ${world.newEmail()}` : undefined;
  return {
    ...prepared,
    headers: { 'Idempotency-Key': key, ...prepared.headers },
    body: { ...Object.fromEntries(hinted), ...prepared.body },
  };
}
