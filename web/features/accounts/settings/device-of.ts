import { m } from '@orendi/messages';

/** The order matters: many browsers also name the ones they are compatible with. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The browser and system named in a user agent; null unless both are recognized. */
export function deviceOf(userAgent: string): { browser: string; system: string } | null {
  const known = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const [browser, system] = [known(browsers), known(systems)];
  return browser && system ? { browser, system } : null;
}

export function deviceName({ user_agent: userAgent }: { user_agent: string }): string {
  const device = deviceOf(userAgent);
  return device ? m.account_session_device(device) : m.account_session_unknown();
}
