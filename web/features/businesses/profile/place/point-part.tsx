import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { askPosition } from '../../../towns/ask-position.ts';
import { MapLink } from '../../location/map-link.tsx';
import type { PlaceForm } from './place-values.ts';
import { readPoint } from './read-point.ts';

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
      <Field label={m.profile_point()} error={error} hint={m.profile_point_hint()}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => type(target.value)}
            className={`${control.className} h-12`}
          />
        )}
      </Field>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
        <button
          type="button"
          aria-busy={asked === 'asking'}
          onClick={() => void useOwnPosition()}
          className={buttonClass('plain', 'small')}
        >
          {asked === 'asking' ? m.profile_point_asking() : m.profile_point_here()}
        </button>
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
