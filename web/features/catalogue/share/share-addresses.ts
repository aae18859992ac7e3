/** Where people here send each other links, with the text of the message. */
export function shareAddresses(name: string, address: string): { whatsApp: string; viber: string } {
  const text = encodeURIComponent(`${name}\n${address}`);
  return { whatsApp: `https://wa.me/?text=${text}`, viber: `viber://forward?text=${text}` };
}
