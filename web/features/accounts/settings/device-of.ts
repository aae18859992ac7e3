interface Device {
  browser: string;
  system: string;
}

/** Names in the order in which they tell apart: many browsers also name those that they are like. */
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

/** What a browser's own name for itself tells people; null where that is nothing. */
export function deviceOf(userAgent: string): Device | null {
  const known = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const [browser, system] = [known(browsers), known(systems)];
  return browser && system ? { browser, system } : null;
}
