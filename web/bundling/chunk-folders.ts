/** A script that several pages share, and the folders whose modules it holds. */
export interface ChunkFolders {
  name: string;
  /** From the root of the repository. The nearest folder decides: one inside another may belong to another script. */
  folders: readonly string[];
  /** Holds its modules whoever asks for them, be it every page or a single one. */
  isWhole?: boolean;
}

/** What every page needs, and what several scripts share that lies in none of the folders below. */
export const sharedChunk = 'shared';

/**
 * The scripts that pages share, by the folders of the source. A script takes along what its modules import unless an
 * earlier one has it, so those that others build upon come first.
 */
export const chunkFolders: readonly ChunkFolders[] = [
  // Changes seldom, so it stays one file that browsers keep.
  {
    name: 'react',
    folders: ['react', 'react-dom', 'react-router', 'scheduler'].map(
      (name) => `node_modules/${name}`,
    ),
    isWhole: true,
  },
  // The names of colours: for pages that name one, which home as it opens does not.
  { name: 'colors', folders: ['web/features/catalogue/color-names'] },
  { name: sharedChunk, folders: [] },
  // What pages with lists of cards have in common; the page of one listing does without.
  { name: 'shop-windows', folders: ['web/features/discovery'] },
  // What forms and buttons that call the API have in common.
  { name: 'calls', folders: ['web/api/calls', 'web/ui/toast', 'web/features/accounts/sign-out'] },
  // What a business's page and its owner's view of it have in common.
  { name: 'maker', folders: ['web/features/businesses'] },
  // Pages that are read, which no shop window needs.
  { name: 'reading', folders: ['web/features/reading', 'web/features/legal'] },
  {
    name: 'forms',
    folders: ['web/features/forms', 'web/features/accounts', 'web/ui/fields', 'web/ui/dialogs'],
  },
  { name: 'profile', folders: ['web/features/businesses/profile', 'web/features/pictures'] },
  { name: 'publishing', folders: ['web/features/publishing'] },
  // Fields whose words lead to a list below them.
  { name: 'typing', folders: ['web/ui/combobox'] },
  // A product's form is on two pages, and on no other.
  {
    name: 'product-form',
    folders: [
      'web/features/publishing/product',
      'web/features/pictures/photos',
      'node_modules/@dnd-kit',
      'node_modules/idb-keyval',
    ],
  },
  // What the page of a listing and its seller's tables have in common.
  { name: 'listing', folders: ['web/features/catalogue/share', 'web/features/catalogue/gallery'] },
];
