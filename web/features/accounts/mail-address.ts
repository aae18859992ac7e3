/** A link that opens a prepared mail. @param body its lines end with `\n` */
export function mailAddress(email: string, subject: string, body: string): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
