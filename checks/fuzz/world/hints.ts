import { goodPassword as password } from '@orendi/server/testing/seller';
import type { Prepared } from '../calls/call.ts';
import type { Operation } from '../document/read-document.ts';
import known from './hints.json' with { type: 'json' };
import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { World } from './world.ts';

/**
 * Values of fields by their names, where the schema alone does not say what is valid. New calls that use the same names
 * get them by themselves. Undefined leaves an optional field out.
 */
function valuesByName(world: World): Record<string, unknown> {
  const { random } = world;
  // Both or neither.
  const material = random.pick(['dru', undefined]);
  return {
    ...Object.fromEntries(known.leftOut.map((name) => [name, undefined])),
    // All sellers have one tax number, so that the operator finds it. All contacts are shown, or nobody could press them.
    // Descriptions are always there, because only a draft may lack them.
    ...known.same,
    email: world.newEmail(),
    // One of its own each time, as a repeated one would be answered with an earlier request.
    round: `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`,
    password,
    confirmPassword: password,
    currentPassword: password,
    website: random.pick(['https://example.com/a', undefined]),
    instagram: random.pick(['https://instagram.com/a', undefined]),
    // Two spans of a day must not overlap, which no schema says.
    opening_hours: random.pick([undefined, JSON.stringify(known.week)]),
    town_slug: random.pick(['tirane', undefined]),
    delivery_towns: random.pick([['tirane', 'durres'], undefined]),
    price: random.pick([95, '120.50']),
    currency: random.pick(['EUR', 'ALL']),
    color: random.pick(['red', '#aabbcc', undefined]),
    sale: random.pick([undefined, 10]),
    // Others look at what is made, which a draft does not allow.
    state: random.pick(['published', '', undefined]),
    // In order, which no schema says.
    sale_from: random.pick(['2026-12-01', '', undefined]),
    sale_to: random.pick(['2099-12-24', '', undefined]),
    material,
    material_al: material,
    logo: draw(pictures, random),
    images: [draw(pictures, random)],
    endpoint: `https://fcm.googleapis.com/fcm/send/${random.below(1_000)}`,
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
