import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../../forms/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { askPosition } from '../../../towns/ask-position.ts';
import { MapLink } from '../../location/map-link.tsx';
import type { PlaceForm } from './place-values.ts';

/** Where exactly a business is: from a link of a map, from coordinates, or from the position of the device. */
export function PointPart({ values, errors, change }: PlaceForm) {
  const { latitude, longitude } = values;
  const hasPoint = latitude !== '' && longitude !== '';
  const [typed, setTyped] = useState(hasPoint ? `${latitude}, ${longitude}` : '');
  const [asked, setAsked] = useState<'asking' | 'denied'>();
  const isUnknown = typed.trim() !== '' && readPoint(typed) === undefined;

  function type(text: string): void {
    setTyped(text);
    setAsked(undefined);
    change(readPoint(text) ?? { latitude: '', longitude: '' });
  }

  async function useOwnPosition(): Promise<void> {
    setAsked('asking');
    try {
      const { latitude: north, longitude: east } = await askPosition(true);
      type(`${north.toFixed(5)}, ${east.toFixed(5)}`);
    } catch {
      setAsked('denied');
    }
  }

  const error = isUnknown
    ? m.profile_point_unknown()
    : asked === 'denied'
      ? m.profile_point_denied()
      : (errors.latitude ?? errors.longitude);
  return (
    <div>
      <TextField
        label={m.profile_point()}
        isRequired={false}
        error={error}
        hint={m.profile_point_hint()}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onText={type}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
        <Button aria-busy={asked === 'asking'} onClick={() => void useOwnPosition()} size="small">
          {asked === 'asking' ? m.profile_point_asking() : m.profile_point_here()}
        </Button>
        {hasPoint && (
          <>
            <MapLink
              place={{
                words: `${latitude},${longitude}`,
                latitude: Number(latitude),
                longitude: Number(longitude),
              }}
              className="py-2 underline underline-offset-4"
            >
              {m.profile_point_shown()}
            </MapLink>
            <button
              type="button"
              onClick={() => type('')}
              className="min-h-11 text-ink-quiet underline underline-offset-4 hover:text-ink"
            >
              {m.profile_point_remove()}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/**
 * How maps write a point in an address, the most reliable first: the pin of Google Maps, a query, the center of a map,
 * OpenStreetMap; last, two numbers as people copy them, which an address may also contain by chance.
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
export function readPoint(text: string): { latitude: string; longitude: string } | undefined {
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
