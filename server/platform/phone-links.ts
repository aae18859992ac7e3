/* Links that reach a phone number; WhatsApp and Viber know only international ones (E.164). */

/** The link of each way, with a text for the messengers. */
export const phoneLinks = {
  phone: (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`,
  whatsapp: (phone: string, text: string) =>
    `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
  viber: (phone: string, text: string) =>
    `viber://chat?number=${encodeURIComponent(phone)}&draft=${encodeURIComponent(text)}`,
} as const;
