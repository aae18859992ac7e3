import { effectivePrice } from '@orendi/contract/money';
import { runsAt } from '@orendi/contract/sale-days';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import {
  comparePrice,
  totalText,
  pricedPart,
} from '../../catalogue/package-price/compare-price.ts';

/** Many fail at once after a sale on everything; nobody reads all of them. */
const mostShown = 5;

const ways = [
  ['price', m.products_package_price],
  ['contents', m.products_package_pieces],
  ['delete', m.package_delete],
] as const;

/** A package beside its pieces one by one, if it costs no less. While a draft is among them, prices are missing. */
function dearOf(pack: OwnPackage) {
  const { price, currency, sale, sale_type: saleType, products } = pack;
  const parts = products.flatMap(({ price: own, currency: unit, ...piece }) =>
    own === null || unit === null ? [] : pricedPart({ ...piece, price: own, currency: unit }),
  );
  if (price === null || currency === null || parts.length < products.length) return undefined;
  const now = runsAt(pack, new Date()) ? effectivePrice({ price, sale, saleType }) : price;
  const compared = comparePrice(parts, now, currency);
  return compared.kind === 'same' || compared.kind === 'dearer' ? compared : undefined;
}

/** Whether a package has lost pieces since its seller saved it, or costs no less than its pieces one by one. */
export function isFailing(pack: OwnPackage): boolean {
  return pack.lost_pieces !== undefined || dearOf(pack) !== undefined;
}

/** Names such packages, as items of a list, each with the ways to mend it. */
export function FailingPackages({ failing }: { failing: readonly OwnPackage[] }) {
  const more = failing.length - mostShown;
  return (
    <>
      {failing.slice(0, mostShown).map((pack) => {
        const { id, package_name: name, lost_pieces: lost } = pack;
        const dear = dearOf(pack);
        return (
          <li key={id} className="basis-full wrap-anywhere">
            <strong className="text-accent-deep">{m.products_package_named({ name })}</strong>{' '}
            {lost !== undefined && m.products_package_lost({ count: lost })}{' '}
            {dear && m.products_package_dear({ sum: totalText(dear.sum, dear) })}{' '}
            <span className="inline-flex flex-wrap gap-x-4">
              {ways.map(([part, say]) => (
                <a key={part} href={paths.editPackage(id, part)} className="listing-more">
                  {say()}
                </a>
              ))}
            </span>
          </li>
        );
      })}
      {more > 0 && <li className="basis-full">{m.products_packages_more({ count: more })}</li>}
    </>
  );
}
