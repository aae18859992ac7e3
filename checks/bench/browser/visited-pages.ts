import { accessSync, constants } from 'node:fs';
import { askWell, type Caller } from '../../visitors/ask.ts';

export interface VisitedPage {
  name: string;
  /** The path of such a page in this shop. */
  find: (caller: Caller) => Promise<string>;
}

/** The pages that are measured in a browser. */
export const visitedPages: VisitedPage[] = [
  { name: 'home', find: async () => '/' },
  { name: 'detail', find: (caller) => findLink(caller, /href="(\/product\/\d+)"/) },
  { name: 'business', find: (caller) => findLink(caller, /href="(\/business\/\d+)"/) },
];

/** The first link on home that matches. */
async function findLink(caller: Caller, link: RegExp): Promise<string> {
  const home = (await askWell(caller, { path: '/' })).body.toString();
  const path = link.exec(home)?.[1];
  if (path === undefined) throw new Error(`Home has no link like ${link.source}.`);
  return path;
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
