/** A chunk shared by several pages, and the folders whose modules it contains. */
export interface ChunkFolders {
  name: string;
  /** Relative to the repository root. The nearest folder wins: a nested one may belong to another chunk. */
  folders: readonly string[];
  /** Keeps its modules whatever imports them, every page or just one. */
  isWhole?: boolean;
}

/** What every page needs, and what several chunks share that is in none of the folders below. */
export const sharedChunk = 'shared';

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
  // Shared by pages that list listings; the detail page does without.
  { name: 'shop-windows', folders: ['web/features/discovery'] },
  // Shared by forms and buttons that call the API.
  { name: 'calls', folders: ['web/api/calls', 'web/ui/toast', 'web/features/accounts/sign-out'] },
  // Shared by a business's page and its owner's view of it.
  { name: 'maker', folders: ['web/features/businesses'] },
  // Text pages, which no shop page needs.
  { name: 'reading', folders: ['web/features/reading', 'web/features/legal'] },
  // What talks to the device that keeps a passkey; fetched when it is asked.
  {
    name: 'passkeys',
    folders: ['web/features/accounts/factors/device', 'node_modules/@simplewebauthn'],
  },
  {
    name: 'forms',
    folders: ['web/features/forms', 'web/features/accounts', 'web/ui/fields', 'web/ui/dialogs'],
  },
  // Shared by the dialogs that change how one signs in.
  { name: 'factor-dialogs', folders: ['web/features/accounts/factors/dialogs'] },
  // Shared by the detail page and what sellers see of their own.
  { name: 'listing', folders: ['web/features/catalogue/share', 'web/features/catalogue/gallery'] },
  { name: 'profile', folders: ['web/features/businesses/profile', 'web/features/pictures'] },
  { name: 'publishing', folders: ['web/features/publishing'] },
  // Combobox fields.
  { name: 'typing', folders: ['web/ui/combobox'] },
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
