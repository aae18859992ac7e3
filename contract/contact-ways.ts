/** How a visitor may reach a business besides its form, each where the seller allows it. */
export const contactWays = ['phone', 'whatsapp', 'viber'] as const;
export type ContactWay = (typeof contactWays)[number];

/** The seller's switches, one for each way. */
export const contactSwitches = {
  phone: 'shows_phone',
  whatsapp: 'shows_whatsapp',
  viber: 'shows_viber',
} as const satisfies Record<ContactWay, string>;
export type ContactSwitches = Record<(typeof contactSwitches)[ContactWay], boolean>;

/** The addresses of a business elsewhere, in the order of its form. */
export const webFields = ['website', 'linkedin', 'facebook', 'instagram', 'twitter'] as const;
