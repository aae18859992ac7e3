import type { ListingType } from '@orendi/contract/listings';
import { type Currency, effectivePrice, type Priced } from '@orendi/contract/money';
import { runsAt, type SaleDays } from '@orendi/contract/sale-days';
import { useRef } from 'react';
import { priceText } from '../../../platform/number-text.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { previewAddress } from '../../../ui/picture-source.ts';

/** A page that is handed on. */
export interface Shared {
  name: string;
  /** Formatted, with its currency. */
  price?: string | undefined;
  address: string;
  /** Goes with the link where the device takes pictures. */
  picture?: string | null | undefined;
}

export interface SharedListing extends Omit<Priced, 'price'>, SaleDays {
  type: ListingType;
  id: number;
  name: string;
  /** Null in drafts, which nobody shares. */
  price: number | null;
  currency: Currency | null;
  images: readonly string[];
}

/** Describes listings to those they are shared with, in the page's language. */
export function useSharedListing() {
  const { publicUrl } = usePage();
  return (listing: SharedListing): Shared => ({
    name: listing.name,
    price: todaysPrice(listing),
    address: publicUrl + paths.listing(listing.type, listing.id, listing.name),
    picture: listing.images[0],
  });
}

function todaysPrice(listing: SharedListing): string | undefined {
  const { price, currency } = listing;
  if (price === null || currency === null) return undefined;
  const now = runsAt(listing, new Date()) ? effectivePrice({ ...listing, price }) : price;
  return priceText(now, currency);
}

/** Milliseconds: browsers open the sheet only shortly after a press. */
const longestWait = 1500;

/**
 * The system's sheet for sharing, with the picture as a file where the device takes files and the picture comes in time.
 * `prepare` fetches the picture, and is called when a press begins.
 */
export function useShareSheet({ name, price, address, picture }: Shared, onShared?: () => void) {
  const file = useRef<Promise<File | null>>(undefined);

  function prepare(): void {
    if (!picture || typeof navigator.share !== 'function' || !takesFiles()) return;
    file.current ??= fetchPicture(picture).catch(() => null);
  }

  async function share(): Promise<void> {
    prepare();
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null));
    const found = file.current && (await Promise.race([file.current, late]));
    const text = price === undefined ? undefined : `${name}, ${price}`;
    await navigator.share({ title: name, url: address, text, ...(found && { files: [found] }) });
    onShared?.();
  }

  return {
    prepare,
    /** Tells whether the system has such a sheet. */
    open(): boolean {
      if (typeof navigator.share !== 'function') return false;
      // Rejects when the user closes the sheet: nothing to report.
      share().catch(() => {});
      return true;
    },
  };
}

/** @throws where there is no such picture */
async function fetchPicture(picture: string): Promise<File> {
  const { pathname } = new URL(previewAddress(picture), location.href);
  // A script may read no picture of another host, to which the shop may send others.
  const answer = await fetch(`${pathname}?here`);
  if (!answer.ok) throw new Error(`No picture: ${answer.status}`);
  return jpeg([await answer.blob()]);
}

const jpeg = (parts: Blob[]) => new File(parts, 'orendi.jpg', { type: 'image/jpeg' });

const takesFiles = () =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [jpeg([])] });
