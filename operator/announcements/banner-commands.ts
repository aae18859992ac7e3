import { resolve } from 'node:path';
import {
  type BannerPlace,
  bannerPlaces,
  clearBanner,
  findSetBanners,
  setBanner,
} from '@orendi/server/features/announcements/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { sizeAdvice } from './size-advice.ts';
import { storePhoto } from './store-photo.ts';
import { parsePictureKey } from '@orendi/server/platform/media/index';

export const bannerShowCommand: Command = {
  summary: 'show which banners are set',
  help: 'Shows which banners the home page has.\n\n  npm run operator -- banner show',
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const { standIn, ...banners } = await withShop(context, ({ db }) => findSetBanners(db));
    for (const place of bannerPlaces) {
      const text = describeBanner(place, banners[place], standIn);
      context.print(`${place.padEnd(10)} ${text}`);
    }
    return 0;
  },
};

export const bannerSetCommand: Command = {
  summary: 'put a photo on the home page as a banner',
  help: `Shows a photo as the main banner, beside the welcome of the home page, or as the secondary one, across the page below
its first products. What matters should stand in the middle of the photo: its edges are cut on some screens.

  npm run operator -- banner set main PHOTO.jpg
  npm run operator -- banner set secondary PHOTO.jpg`,
  effect: 'changes',
  async run(args, context) {
    const [placeName, file, ...rest] = readOptions(args, {}).operands;
    const place = readPlace(placeName);
    if (file === undefined) throw new UsageError('Name the photo to show.');
    noMoreOperands(rest);
    const path = resolve(context.folder, file);
    const picture = await withShop(context, async (services) => {
      const stored = await storePhoto(services.media, path);
      await setBanner(services, commandLineActor(), place, stored);
      return stored;
    });
    context.print(`The ${place} banner is ${file}, ${picture.width} × ${picture.height}.`);
    const advice = sizeAdvice(place, picture);
    if (advice !== null) context.print(advice);
    return 0;
  },
};

export const bannerClearCommand: Command = {
  summary: 'take a banner off the home page',
  help: `Takes a banner off the home page. In place of the main one the picture that comes with the product is shown again.
Without --yes it only says which one would go.

  npm run operator -- banner clear main --yes
  npm run operator -- banner clear secondary --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const [placeName, ...rest] = operands;
    const place = readPlace(placeName);
    noMoreOperands(rest);
    const wasSet = await withShop(context, async (services) => {
      const { [place]: key } = await findSetBanners(services.db);
      if (key === null) return false;
      askFirst(options, `takes the ${place} banner off: ${describeBanner(place, key, null)}`);
      return clearBanner(services, commandLineActor(), place);
    });
    context.print(wasSet ? `The ${place} banner is cleared.` : `The ${place} banner is not set.`);
    return 0;
  },
};

/** @throws UsageError if it is not a banner's place */
function readPlace(name: string | undefined): BannerPlace {
  const place = bannerPlaces.find((known) => known === name);
  if (place === undefined) throw new UsageError(`Name a banner: ${bannerPlaces.join(' or ')}.`);
  return place;
}

/** A short description of what a banner's place shows. */
function describeBanner(place: BannerPlace, key: string | null, standIn: string | null): string {
  if (key !== null) return sizeOf(key);
  const isReplaced = place === 'main' && standIn !== null;
  return isReplaced ? 'not set: the one that comes with the product' : 'not set';
}

function sizeOf(key: string): string {
  const facts = parsePictureKey(key);
  return facts ? `${facts.width} × ${facts.height}, ${key}` : key;
}
