import type { Business } from '@orendi/contract/schemas/business';
import type { ComponentProps } from 'react';

/** Opens a map at a place: on the web before script, then in the map of the device. */
export function MapLink({ place, children, ...link }: ComponentProps<'a'> & { place: OnMap }) {
  return (
    <a
      {...link}
      href={mapAddress(place)}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget }) => {
        currentTarget.href = mapAddress(place, mapAppOf(navigator.userAgent));
      }}
    >
      {children}
    </a>
  );
}

/** The place on a map: a point, or whatever the map finds for the words. */
interface OnMap extends Pick<Business, 'latitude' | 'longitude'> {
  /** Name and address. */
  words: string;
}

type MapApp = 'apple' | 'phone' | 'web';

/** Which map a device opens: iPhones and Macs have one by Apple, Android asks which app. */
export function mapAppOf(userAgent: string): MapApp {
  if (/android/i.test(userAgent)) return 'phone';
  return /iphone|ipad|macintosh/i.test(userAgent) ? 'apple' : 'web';
}

/** The address that opens a map. On the web it is Google's, which phones open in its app if it is installed. */
export function mapAddress({ words, latitude, longitude }: OnMap, app: MapApp = 'web'): string {
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  if (app === 'phone') {
    const query = encodeURIComponent(point === null ? words : `${point}(${words})`);
    return `geo:${point ?? '0,0'}?q=${query}`;
  }
  if (app === 'apple') {
    const query = new URLSearchParams({ q: words });
    if (point !== null) query.set('ll', point);
    return `https://maps.apple.com/?${query}`;
  }
  const query = new URLSearchParams({ api: '1', query: point ?? words });
  return `https://www.google.com/maps/search/?${query}`;
}
