/* WhatsApp and Viber know only international numbers (E.164). */

export const phoneLinks = {
  phone: (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`,
  whatsapp: (phone: string, text: string) =>
    `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
  viber: (phone: string, text: string) =>
    `viber://chat?number=${encodeURIComponent(phone)}&draft=${encodeURIComponent(text)}`,
} as const;
