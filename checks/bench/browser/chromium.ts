import { accessSync, constants } from 'node:fs';

/** Disables the browser's background work, which would distort the measurements. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The executable of an already installed Chromium, or null. */
export function findChromium(): string | null {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return places.find((place) => place !== undefined && isProgram(place)) ?? null;
}

export const noChromium = 'no Chromium here: name one in CHROMIUM_PATH';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
