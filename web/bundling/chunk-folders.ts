/** A chunk shared by several pages, and the folders whose modules it contains. */
export interface ChunkFolders {
  name: string;
  /** Relative to the repository root. The nearest folder wins: a nested one may belong to another chunk. */
  folders: readonly string[];
  /** Keeps its modules whatever imports them, every page or just one. */
  isWhole?: boolean;
}

/** Modules every page needs, and those home shares with others outside of the folders below. */
export const sharedChunk = 'shared';
/** Modules several chunks share but home does not: home must not wait for them. */
export const apartChunk = 'apart';

/**
 * The shared chunks, by source folder. A chunk also takes the imports of its modules unless an earlier chunk has them,
 * so chunks that others build on come first.
 */
export const chunkFolders: readonly ChunkFolders[] = [
  // Changes rarely, so browsers can keep it cached across releases.
  {
    name: 'react',
    folders: ['react', 'react-dom', 'react-router', 'scheduler'].map(
      (name) => `node_modules/${name}`,
    ),
    isWhole: true,
  },
  // Color names: for pages that name a color, which home does not on first load.
  { name: 'colors', folders: ['web/features/catalogue/color-names'] },
  { name: sharedChunk, folders: [] },
  { name: apartChunk, folders: [] },
  // Shared by the panels of the filter bar, which load when a pointer comes near.
  { name: 'filter-panels', folders: ['web/features/discovery/panels'] },
  // Shared by pages that list listings; the detail page does without.
  { name: 'shop-windows', folders: ['web/features/discovery'] },
  // Shared by forms and buttons that call the API.
  { name: 'calls', folders: ['web/api/calls', 'web/ui/toast', 'web/features/accounts/sign-out'] },
  // Shared by a business's page and its owner's view of it.
  { name: 'maker', folders: ['web/features/businesses'] },
  // Text pages, which no shop page needs.
  { name: 'reading', folders: ['web/features/reading'] },
  // Talks to the device that keeps a passkey; fetched on demand.
  {
    name: 'passkeys',
    folders: ['web/features/accounts/factors/device', 'node_modules/@simplewebauthn'],
  },
  // Shared by forms, and by the fields of limits and sizes that visitors type into.
  { name: 'fields', folders: ['web/ui/fields', 'web/features/forms/decimal'] },
  // Shared by what draws a piece to scale: the detail page and the panel of limits, each when it comes to that.
  { name: 'space', folders: ['web/features/catalogue/fit', 'web/features/catalogue/scale'] },
  { name: 'limits', folders: ['web/features/discovery/limits'] },
  {
    name: 'forms',
    folders: ['web/features/forms', 'web/features/accounts', 'web/ui/dialogs'],
  },
  // Shared by the forms of visitors: a request, and the report of a listing.
  { name: 'captcha', folders: ['web/features/captcha/solving'] },
  // Shared by the forms that take a phone number: a request, and the profile of a business.
  { name: 'phones', folders: ['web/features/phones'] },
  // Shared by the dialogs that change how one signs in.
  { name: 'factor-dialogs', folders: ['web/features/accounts/factors/dialogs'] },
  // Shared by the detail page and what sellers see of their own.
  { name: 'listing', folders: ['web/features/catalogue/share', 'web/features/catalogue/gallery'] },
  { name: 'typing', folders: ['web/ui/combobox'] },
  // The lists of towns and countries, and the field for a town: for whoever asks for a place.
  { name: 'towns', folders: ['web/features/towns', 'contract/town-list'], isWhole: true },
  { name: 'profile', folders: ['web/features/businesses/profile', 'web/features/pictures'] },
  { name: 'publishing', folders: ['web/features/publishing'] },
  // Parts of the dashboard that the console shares.
  { name: 'panels', folders: ['web/features/dashboard'] },
  { name: 'console', folders: ['web/features/operator', 'web/routes/operator'] },
  // The product form is on two pages only.
  {
    name: 'product-form',
    folders: [
      'web/features/publishing/product',
      'web/features/pictures/photos',
      'node_modules/@dnd-kit',
      'node_modules/idb-keyval',
    ],
  },
];
