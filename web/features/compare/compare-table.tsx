import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { ColorLabel } from '../catalogue/facts.tsx';
import { listingName, listingPrice, type Listing } from '../catalogue/listing.ts';
import { addressLine } from '../catalogue/business-places.ts';
import { thumbFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import { DeliveryAnswer } from '../catalogue/seller.tsx';
import { pieceKey } from '../kept/kept-pieces.ts';
import { compareRows } from './compare-rows.ts';

const cell = 'border-t border-line px-3 py-3 text-left align-top';
const head = `${cell} sticky left-0 z-1 w-28 bg-paper pl-0 text-xs font-medium wrap-anywhere text-ink-quiet sm:w-44 sm:text-s`;

/** The listings side by side. What they have in common is quiet; the table scrolls in a box of its own where it is wide. */
export function CompareTable({ listings }: { listings: readonly Listing[] }) {
  const rows = compareRows(listings, useLanguage());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
    <section aria-label={m.compare_title()} tabIndex={0} className="relative overflow-x-auto">
      <table
        className="w-full table-fixed border-collapse text-s"
        style={{ minWidth: `${7 + 10 * listings.length}rem` }}
      >
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 w-28 bg-paper sm:w-44">
              <span className="sr-only">{m.compare_heading()}</span>
            </th>
            {listings.map((listing) => (
              <th
                key={pieceKey(listing)}
                scope="col"
                className="px-3 pb-4 text-left align-top font-normal"
              >
                <ListingHead listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isColor, differs }) => (
            <tr key={label}>
              <th scope="row" className={head}>
                {label}
                {differs && <span className="sr-only"> ({m.compare_differs()})</span>}
              </th>
              {listings.map((listing, place) => (
                <td
                  key={pieceKey(listing)}
                  className={`${cell} wrap-anywhere tabular-nums ${differs ? 'font-semibold' : 'text-ink-quiet'}`}
                >
                  {isColor && values[place] ? (
                    <ColorLabel color={values[place]} />
                  ) : (
                    values[place] || <span className="font-normal text-ink-quiet">–</span>
                  )}
                  {label === m.compare_delivery() && values[place] && (
                    <DeliveryAnswer business={listing.business} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={head}>
              {m.detail_sold_by()}
            </th>
            {listings.map((listing) => {
              const { id, business_name: name } = listing.business;
              return (
                <td key={pieceKey(listing)} className={`${cell} wrap-anywhere`}>
                  <a
                    href={paths.business(id, name)}
                    className="font-semibold underline underline-offset-4"
                  >
                    {name}
                  </a>
                  <span className="block text-ink-quiet">{addressLine(listing.business)}</span>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** Its picture, name and price, and the way to its seller. */
function ListingHead({ listing }: { listing: Listing }) {
  const { type, id, images } = listing;
  const name = listingName(listing);
  const [image = null] = images;
  return (
    <div className="grid gap-2">
      <div
        className="aspect-square w-full max-w-40 overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={listing.images_focus[0]} />
      </div>
      <a
        href={paths.listing(type, id, name)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </a>
      <Price item={listingPrice(listing)} />
      <a
        href={paths.request(type, id, name)}
        className={`${buttonClass('main', 'small')} justify-self-start`}
      >
        {m.detail_make_request()}
        <span className="sr-only">: {name}</span>
      </a>
    </div>
  );
}
