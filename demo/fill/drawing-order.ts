import type { Catalogue } from '../catalogue/make-catalogue.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';
import { pictureOf, type PictureOrder } from '../drawing/picture-of.ts';
import { coverOrder } from './business-fields.ts';
import type { DemoPicture } from './demo-queries.ts';

/** The cards in the first row or two of each section of the home page, on a wide screen. */
const shownFirst = 6;

/**
 * All pictures of the catalogue, those first that a visitor sees first: the home page's, the covers of the businesses,
 * the covers of all products from the newest on, and then the other views.
 */
export function drawingOrder(catalogue: Catalogue, mostViewed: DemoProduct[]): DemoPicture[] {
  const newest = [...catalogue.products].reverse();
  const onSale = newest.filter(({ fields }) => fields.sale);
  const inPackages = [...catalogue.packages]
    .sort((a, b) => Number(b.fields.created_at) - Number(a.fields.created_at))
    .flatMap(({ items }) => items[0]?.product ?? []);
  const sections = [mostViewed, newest, onSale, inPackages];
  // Each section's first, then each one's second: time may run out.
  const first = Array.from({ length: shownFirst }, (_, place) =>
    sections.flatMap((section) => section[place] ?? []),
  ).flat();
  const view = (products: DemoProduct[], place: number): PictureOrder[] =>
    products.flatMap(({ recipes }) => {
      const recipe = recipes[place];
      return recipe ? [{ kind: 'product' as const, recipe }] : [];
    });
  const orders = [
    ...view(first, 0),
    ...catalogue.businesses.map(({ business }) => coverOrder(business)),
    ...view(newest, 0),
    ...view(newest, 1),
    ...view(newest, 2),
  ];
  const byKey = new Map(orders.map((order) => [pictureOf(order).key, order]));
  return [...byKey].map(([key, order]) => ({ key, order }));
}
