import type { MailedRequest, MailPlaces } from '../mail/mailed-request.ts';

export const mailPlaces: MailPlaces = {
  site: 'https://shop.example',
  media: 'https://shop.example/media',
};

/** A request to be answered in English, whose seller reads Albanian. */
export function mailedRequest(changes: Partial<MailedRequest> = {}): MailedRequest {
  return {
    language: 'al',
    business_name: 'Mobileria Drini',
    item_id: 12,
    item_type: 'product',
    item_name: 'Divan Dora',
    item_images: `${'ab'.repeat(16)}-1200x900-c0a080`,
    item_price: 1249.5,
    item_currency: 'EUR',
    client_name: 'Ana Hoxha',
    client_message: 'A e keni në blu?\nFaleminderit!',
    client_email: 'ana@example.com',
    client_phone: '+355691234567',
    client_phone_typed: null,
    client_language: 'en',
    preferred_contact_method: 'phone',
    prefers_whatsapp: false,
    wanted_length: null,
    wanted_width: null,
    wanted_height: null,
    also_asked: false,
    withdrawn_at: null,
    ...changes,
  };
}
