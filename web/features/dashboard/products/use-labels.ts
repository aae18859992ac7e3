import { m } from '@orendi/messages';
import { useDownload } from '../use-download.ts';
import type { OwnListing } from './own-listing.ts';

/** Downloads labels of listings for the showroom. */
export function useLabels() {
  const { download } = useDownload();
  return (listings: readonly OwnListing[]) => {
    const ids = new URLSearchParams(listings.map(({ key }) => ['ids', key]));
    void download({
      from: `/v1/private/labels?${ids}`,
      file: 'orendi-labels.pdf',
      type: 'application/pdf',
      making: m.products_labels_making(),
      done: m.products_labels_done(),
    });
  };
}
