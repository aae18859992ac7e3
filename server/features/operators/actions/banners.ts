import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import * as routes from '@orendi/contract/routes/operator-base';
import { BannerForm, type BannerPlace, bannerPlaces } from '@orendi/contract/schemas/operator-base';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findSetBanners, setBanner } from '../../announcements/index.ts';
import { parsePictureKey, type ReadPicture } from '../../../platform/media/index.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';
import { showBaseData } from './show-base-data.ts';
import { UsageError } from '../command-line/read-options.ts';
import { fileFault } from '../command-line/file-fault.ts';

export const bannerActions = {
  'banner show': action({
    summary: 'show which banners are set',
    help: 'Shows which banners the home page has.',
    effect: 'reads',
    call: consoleCall(routes.getBaseData, (_, caller) => showBaseData(caller)),
    async run({ db }, _, { print }) {
      const { standIn, ...banners } = await findSetBanners(db);
      for (const place of bannerPlaces) {
        print(`${place.padEnd(10)} ${describeBanner(place, banners[place], standIn)}`);
      }
    },
  }),

  'banner set': action({
    summary: 'put a photo on the home page as a banner',
    help: `Shows a photo as the main banner, beside the welcome of the home page, or as the secondary one, across the page below
its first products. What matters should stand in the middle of the photo: its edges are cut on some screens.`,
    usage: ['main PHOTO.jpg', 'secondary PHOTO.jpg'],
    effect: 'changes',
    call: consoleCall(
      routes.setBanner,
      async ({ place }, { services, actor, uploadSlot, request }) => {
        const { pictures } = await uploadSlot.readForm(request, { photo: 1 }, BannerForm);
        for (const picture of pictures.values()) await setBanner(services, actor, place, picture);
      },
    ),
    operands: 2,
    read({ operands: [name, file] }) {
      const place = readPlace(name);
      if (file === undefined) throw new UsageError('Name the photo to show.');
      return { place, file };
    },
    async run(services, { place, file }, { actor, folder, print }) {
      const path = resolve(folder, file);
      const picture = await services.media.read(createReadStream(path)).catch((error: unknown) => {
        throw fileFault(path, error);
      });
      await setBanner(services, actor, place, picture);
      print(`The ${place} banner is ${file}, ${picture.width} × ${picture.height}.`);
      const advice = sizeAdvice(place, picture);
      if (advice !== null) print(advice);
    },
  }),

  'banner clear': action({
    summary: 'take a banner off the home page',
    help: `Takes a banner off the home page. In place of the main one the picture that comes with the product is shown again.
Without --yes it only says which one would go.`,
    usage: ['main --yes', 'secondary --yes'],
    effect: 'destroys',
    call: consoleCall(routes.clearBanner, async ({ place }, { services, actor }) => {
      if (!(await setBanner(services, actor, place, null))) throw new ApiError('NOT_FOUND');
    }),
    operands: 1,
    read: ({ operands: [name] }) => ({ place: readPlace(name) }),
    async run(services, { place }, { actor, askFirst, print }) {
      const { [place]: key } = await findSetBanners(services.db);
      if (key !== null) {
        askFirst(`takes the ${place} banner off: ${describeBanner(place, key, null)}`);
      }
      const wasSet = key !== null && (await setBanner(services, actor, place, null));
      print(wasSet ? `The ${place} banner is cleared.` : `The ${place} banner is not set.`);
    },
  }),
};

/** @throws UsageError if it is not a banner's place */
function readPlace(name: string | undefined): BannerPlace {
  const place = bannerPlaces.find((known) => known === name);
  if (place === undefined) throw new UsageError(`Name a banner: ${bannerPlaces.join(' or ')}.`);
  return place;
}

function describeBanner(place: BannerPlace, key: string | null, standIn: string | null): string {
  if (key === null) {
    const isReplaced = place === 'main' && standIn !== null;
    return isReplaced ? 'not set: the one that comes with the product' : 'not set';
  }
  const facts = parsePictureKey(key);
  return facts ? `${facts.width} × ${facts.height}, ${key}` : key;
}

/**
 * The sizes that fill their place sharply on wide screens, and the aspect ratios (width by height) that crop little.
 */
export const bannerSizes = {
  main: { width: 1920, height: 1200, ratios: [4 / 3, 16 / 9] },
  secondary: { width: 1920, height: 640, ratios: [2, 3.2] },
} as const;

/** Advice about a photo that is too small for its place or has another aspect ratio; null if it fits. */
export function sizeAdvice(
  place: BannerPlace,
  { width, height }: Pick<ReadPicture, 'width' | 'height'>,
): string | null {
  const best = bannerSizes[place];
  const [narrowest, widest] = best.ratios;
  const ratio = width / height;
  const faults = [
    width < best.width && 'may look soft on wide screens',
    ratio < narrowest && 'loses much above and below',
    ratio > widest && 'loses much at the sides',
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return null;
  return `It ${faults.join(' and ')}: ${best.width} × ${best.height} suits this place best.`;
}
