import type { FeedTarget } from '@orendi/contract/feeds';

/*
 * The rules that Google and Meta have published for feeds (the addresses are in describe-piece.ts), read without any of the
 * code that writes them.
 */

type Item = Map<string, string[]>;

const value = String.raw`((?:[^<>&\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&(?:amp|lt|gt|quot);)+)`;
const field = new RegExp(`<g:([a-z_]+)>${value}</g:\\1>`, 'y');
const opening = new RegExp(
  `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n<rss version="2\\.0" xmlns:g="http://base\\.google\\.com/ns/1\\.0">\n` +
    `<channel>\n<title>${value}</title>\n<link>${value}</link>\n<description>${value}</description>\n`,
  'u',
);
const closing = '</channel>\n</rss>\n';

const plain = (text: string) =>
  text.replaceAll(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '',
  );

/** @throws at the first character that is not of a well-formed feed */
export function readFeed(xml: string): Item[] {
  const start = opening.exec(xml)?.[0];
  if (!start || !xml.endsWith(closing)) throw new Error(`no feed: ${xml.slice(0, 300)}`);
  if (!xml.isWellFormed()) throw new Error('half a surrogate');
  const items: Item[] = [];
  let at = start.length;
  while (at < xml.length - closing.length) {
    const item: Item = new Map();
    at = pass(xml, at, '<item>\n');
    while (!xml.startsWith('</item>', at)) {
      field.lastIndex = at;
      const [whole = '', name = '', text = ''] = field.exec(xml) ?? [];
      if (whole === '') throw new Error(`no field: ${xml.slice(at, at + 200)}`);
      item.set(name, [...(item.get(name) ?? []), plain(text)]);
      at = pass(xml, at + whole.length, '\n');
    }
    at = pass(xml, at, '</item>\n');
    items.push(item);
  }
  return items;
}

function pass(xml: string, at: number, expected: string): number {
  if (!xml.startsWith(expected, at)) throw new Error(`no ${expected}: ${xml.slice(at, at + 200)}`);
  return at + expected.length;
}

interface Rule {
  isRequired?: true;
  /** In characters. */
  most?: number;
  is?: RegExp;
  /** How often it may stand in an item. */
  times?: number;
}

const amount = /^\d+\.\d\d (ALL|EUR|USD)$/;
const offset = { google: '[+-]\\d{4}', meta: '[+-]\\d\\d:\\d\\d' };
const interval = (target: FeedTarget) => {
  const moment = `\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d${offset[target]}`;
  return new RegExp(`^${moment}/${moment}$`);
};

const rulesOf = (target: FeedTarget): Record<string, Rule> => {
  const isGoogle = target === 'google';
  const picture = {
    most: 2_000,
    is: isGoogle ? /^https?:\/\/[!-~]+\.webp$/ : /^https?:\/\/[!-~]+\.jpg$/,
  };
  const size = { is: /^\d+(\.\d+)? cm$/ };
  return {
    id: { isRequired: true, most: 50, is: /^[\w-]+$/ },
    title: { isRequired: true, most: 150, is: /\S/ },
    description: { isRequired: true, most: isGoogle ? 5_000 : 9_999, is: /\S/ },
    link: { isRequired: true, most: 2_000, is: /^https?:\/\/[!-~]+\?lang=(al|en)$/ },
    image_link: { isRequired: true, ...picture },
    additional_image_link: { ...picture, times: 9 },
    availability: {
      isRequired: true,
      is: isGoogle ? /^(in_stock|out_of_stock)$/ : /^(in stock|out of stock|available for order)$/,
    },
    price: { isRequired: true, is: amount },
    sale_price: { is: amount },
    sale_price_effective_date: { most: 51, is: interval(target) },
    condition: { isRequired: true, is: /^new$/ },
    brand: { ...(!isGoogle && { isRequired: true }), most: isGoogle ? 70 : 100 },
    product_type: { most: 750 },
    color: { most: isGoogle ? 100 : 200 },
    material: { most: 200 },
    ...(isGoogle && {
      identifier_exists: { is: /^(yes|no)$/ },
      is_bundle: { is: /^(yes|no)$/ },
      product_length: size,
      product_width: size,
      product_height: size,
      product_weight: { is: /^\d+(\.\d+)? kg$/ },
    }),
  };
};

/** Each break of a rule, in a line. */
export function breaksOf(items: Item[], target: FeedTarget): string[] {
  const rules = rulesOf(target);
  const ids = new Set<string>();
  return items.flatMap((item) => {
    const [id = '?'] = item.get('id') ?? [];
    const breaks = [...item].flatMap(([name, values]) => {
      const rule = rules[name];
      if (!rule) return `${name} is unknown`;
      const told =
        values.length > (rule.times ?? 1) ? [`${name} stands ${values.length} times`] : [];
      for (const text of values) {
        if ([...text].length > (rule.most ?? Infinity)) told.push(`${name} is too long`);
        if (rule.is && !rule.is.test(text)) told.push(`${name} is “${text}”`);
        if (text !== text.trim()) told.push(`${name} begins or ends with a space`);
      }
      return told;
    });
    for (const [name, { isRequired }] of Object.entries(rules))
      if (isRequired && !item.has(name)) breaks.push(`${name} is missing`);
    const numberOf = (name: string) => Number.parseFloat(item.get(name)?.[0] ?? 'NaN');
    const unit = (name: string) => item.get(name)?.[0]?.slice(-3);
    if (!(numberOf('price') > 0)) breaks.push('price is nothing');
    if (item.has('sale_price')) {
      if (!(numberOf('sale_price') < numberOf('price') && numberOf('sale_price') > 0))
        breaks.push('sale_price is not below price');
      if (unit('sale_price') !== unit('price')) breaks.push('sale_price is in another currency');
    } else if (item.has('sale_price_effective_date')) breaks.push('days of no sale');
    if (ids.has(id)) breaks.push('id is not its own');
    ids.add(id);
    return breaks.map((text) => `${id}: ${text}`);
  });
}
