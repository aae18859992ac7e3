import type { Request } from '@orendi/contract/schemas/request';

/** A request as the API returns it, with overrides. */
export function orderSample(id: number, wishes: Partial<Request> = {}): Request {
  return {
    id,
    item_id: 70,
    item_name: 'Divan Drini',
    item_type: 'product',
    item_images: null,
    item_images_focus: null,
    client_name: `Besa ${id}`,
    client_message: 'A ka edhe në ngjyrë blu?\n<b>Faleminderit</b>',
    photos: [],
    client_phone: '+355692123456',
    client_phone_typed: null,
    client_email: 'besa@example.com',
    preferred_contact_method: 'phone',
    client_language: 'al',
    request_status: false,
    stage: 'new',
    source: 'form',
    waiting_since: '2026-11-21T13:05:00.000Z',
    price_when_asked: 400,
    currency_when_asked: 'EUR',
    note: null,
    offered_price: null,
    offered_currency: null,
    follow_up_on: null,
    lost_reason: null,
    created_at: '2026-11-21T13:05:00.000Z',
    mail_state: { state: 'sent', at: '2026-11-21T13:05:01.000Z', recipient: 'drini@example.com' },
    replies: [
      { kind: 'call', href: 'tel:+355692123456' },
      { kind: 'email', href: 'mailto:besa@example.com' },
    ],
    ...wishes,
  };
}
