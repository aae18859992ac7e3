/** A point on a map as texts, for the form. */
export interface Point {
  latitude: string;
  longitude: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/**
 * How maps write a point in an address, the surest first: the pin of Google Maps, a query, the middle of a map, OpenStreetMap;
 * then two numbers as people copy them, which are what an address has least right to be taken for.
 */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|sll|daddr|destination|center)=(?:loc:)?${number},\\+?${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`/${number},\\+?${number}(?:[/?]|$)`),
  new RegExp(`^\\(?${number}°?\\s*[,;\\s]\\s*${number}°?\\)?$`),
];

/** The point in a link of a map, or in a text of two numbers; undefined where there is none, as in a shortened link. */
export function readPoint(text: string): Point | undefined {
  const plain = decode(text.trim());
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(plain) ?? [];
    if (latitude !== undefined && longitude !== undefined) {
      const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
      if (isOnEarth) return { latitude: rounded(latitude), longitude: rounded(longitude) };
    }
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** To about a meter. */
function rounded(degrees: string): string {
  return String(Math.round(Number(degrees) * 1e5) / 1e5);
}
