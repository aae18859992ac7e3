import type { Place } from '@orendi/contract/towns';

/** In milliseconds. A street is near enough, so an older position serves. */
const options = { timeout: 20_000, maximumAge: 600_000 };

/**
 * Asks the browser where it is, which asks its user. The position is only what the page makes of it: nothing here sends it.
 * @throws when it is refused, unknown, or takes too long
 */
export function askPosition(isExact = false): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ message }) => reject(new Error(message)),
      { ...options, enableHighAccuracy: isExact },
    );
  });
}
