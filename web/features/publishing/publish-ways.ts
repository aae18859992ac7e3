import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';

/** What a seller can publish besides a single product. */
export const publishWays = () => [
  { label: m.publish_add_package(), href: paths.createPackage() },
  { label: m.publish_add_sale(), href: paths.createSale() },
  { label: m.publish_import(), href: paths.importProducts },
];
