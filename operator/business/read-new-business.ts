import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { businessPhone } from '@orendi/contract/fields/phone';
import { email, line } from '@orendi/contract/fields/text';
import { isLanguage } from '@orendi/contract/language';
import { textLimits } from '@orendi/contract/limits';
import { readBusinessPhone } from '@orendi/contract/phone';
import type { Services } from '@orendi/server/services';
import { sharp } from '@orendi/server/platform/media/index';
import { foldName } from '@orendi/contract/fold-name';
import {
  checkOption,
  fileFault,
  type Options,
  UsageError,
} from '@orendi/server/features/operators/index';
import letterStrokes from './letter-strokes.json' with { type: 'json' };

/** Capitals and digits as pen strokes in a box 4 wide and 6 high, as SVG paths: the same on machines without fonts. */
const strokesOf: Record<string, string> = letterStrokes;

/** Options that describe a business that is not in the shop yet. */
export const businessOptions = {
  'email ADDRESS': 'where the requests of a new business go',
  'phone NUMBER': 'its phone number',
  'address TEXT': 'where it is',
  'language al|en': 'the language of its mails (default al)',
  'logo FILE': 'its logo (default: one drawn from its initials)',
};

export type NewBusiness = Awaited<ReturnType<typeof readNewBusiness>>;

/**
 * Reads the description of a business that is not in the shop yet, and its logo, which is not in the picture store yet.
 * @throws UsageError for the first missing or invalid option
 */
export async function readNewBusiness(
  name: string,
  options: Options<typeof businessOptions>,
  { media, folder }: { media: Services['media']; folder: string },
) {
  if (/^\d+$/.test(name)) throw new UsageError(`There is no business with the id ${name}.`);
  if (options.email === undefined) {
    throw new UsageError(
      `There is no business "${name}" yet: say with --email where its requests go, and it is made.`,
    );
  }
  const language = options.language ?? 'al';
  if (!isLanguage(language)) throw new UsageError('--language is al or en.');
  return {
    business_name: checkOption('--business', line(textLimits.name), name),
    email: checkOption('--email', email(), options.email),
    phone_no: options.phone ? checkOption('--phone', phone, options.phone) : '',
    address: options.address
      ? checkOption('--address', line(textLimits.address), options.address)
      : '',
    language,
    logo: options.logo
      ? await readLogo(resolve(folder, options.logo), media)
      : await media.read(await drawLogo(name)),
  };
}

const phone = businessPhone().transform((typed) => readBusinessPhone(typed, null) ?? typed);

async function readLogo(path: string, media: Services['media']) {
  try {
    return await media.read(await readFile(path));
  } catch (error) {
    throw fileFault(path, error);
  }
}

const side = 512;
/** Warm neutrals of the shop's palette: background and letters. Red is reserved for what matters on the pages. */
const palettes = [
  ['#f3eee7', '#1e1a17'],
  ['#e8e2da', '#1e1a17'],
  ['#cfc6ba', '#1e1a17'],
  ['#6b635b', '#fbf9f6'],
  ['#1e1a17', '#fbf9f6'],
] as const;

/** A plain square with the name's initials, as PNG: the logo of a business that has none. */
export function drawLogo(name: string): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg(name)))
    .png()
    .toBuffer();
}

function logoSvg(name: string): string {
  const initials = initialsOf(name);
  const choice = (createHash('sha256').update(foldName(name)).digest()[0] ?? 0) % palettes.length;
  const [ground, pen] = palettes[choice] ?? palettes[0];
  const scale = initials.length > 1 ? 28 : 34;
  const step = 4 + 2.4;
  const width = initials.length * step - 2.4;
  const left = (side - width * scale) / 2;
  const top = (side - 6 * scale) / 2;
  const strokes = initials
    .map((letter, i) => `<path transform="translate(${i * step})" d="${strokesOf[letter]}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" fill="${ground}"/>
<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${pen}" stroke-width=".72" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
</svg>`;
}

/** At most two; an O, as in the shop's own name, if the name has no Latin letter or digit. */
function initialsOf(name: string): string[] {
  const words = foldName(name)
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? ['O'];
  return words.slice(0, 2).map((word) => word.charAt(0));
}
