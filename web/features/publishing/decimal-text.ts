/**
 * What of a typed or pasted text can be a number of at most two decimals: digits and one point, further ones do not
 * count. A decimal comma, as people here type it, becomes the point; `1.249,50` is a number with its thousands grouped.
 * @param isMoney no price has three decimals, so the point of `12.000` groups too, as it does on price tags
 */
export function decimalText(text: string, isMoney = false): string {
  const plain = text.replaceAll(',', '.').replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = plain.split('.');
  if (parts.length === 0) return plain;
  const groups = /^[1-9]\d{0,2}$/.test(whole) ? parts.filter(({ length }) => length === 3) : [];
  if (groups.length === parts.length && (isMoney || groups.length > 1))
    return whole + groups.join('');
  const isGrouped =
    groups.length > 0 && groups.length === parts.length - 1 && parts.at(-1)?.length !== 3;
  const [units, decimals] = isGrouped
    ? [whole + groups.join(''), parts.at(-1) ?? '']
    : [whole || '0', parts.join('')];
  return `${units}.${decimals.slice(0, 2)}`;
}

/** The number in such a text; undefined where there is none. */
export function decimalOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
