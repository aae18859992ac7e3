import { existsSync } from 'node:fs';
import { askOnce } from '../../visitors/ask.ts';

/** The pages that are measured in a browser, with their paths in this shop. */
export async function findPages(port: number): Promise<{ name: string; path: string }[]> {
  const home = (await askOnce(port, { path: '/' })).body.toString();
  const find = (link: RegExp): string => {
    const path = link.exec(home)?.[1];
    if (path === undefined) throw new Error(`Home has no link like ${link.source}.`);
    return path;
  };
  return [
    { name: 'home', path: '/' },
    { name: 'detail', path: find(/href="(\/product\/\d+[^"/?]*)"/) },
    { name: 'page to land on', path: '/mobilje/divane' },
    { name: 'business', path: find(/href="(\/business\/\d+[^"/?]*)"/) },
  ];
}

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

export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return places.find((place) => place !== undefined && existsSync(place));
}

export const noChromium = 'no Chromium here: name one in CHROMIUM_PATH';
