import type { DemoBusiness } from '../catalogue/businesses.ts';
import type { Catalogue } from '../catalogue/make-catalogue.ts';
import type { DemoPackage } from '../catalogue/make-packages.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';

/** What the demo got its ids for, by its parts in the catalogue. */
export interface Filled {
  catalogue: Catalogue;
  businessIds: Map<DemoBusiness, number>;
  productIds: Map<DemoProduct, number>;
  packageIds: Map<DemoPackage, number>;
}
