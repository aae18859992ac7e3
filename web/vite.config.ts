import type { Language } from '@orendi/contract/language';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { compressFiles } from './bundling/compress-files.ts';
import { plainImports } from './bundling/plain-imports.ts';
import { shakeRouter } from './bundling/shake-router.ts';
import { speakOneLanguage } from './bundling/speak-one-language.ts';

const reading =
  /features\/(legal|shell\/(text-page|aside-card|operator-contact|call-address))|compiled\/messages\/(contact|operator|text)_/;

const calls =
  /web\/(api\/(use-api-call|run-call|handle-failure|explain-failure)|ui\/toast|features\/shell\/(signing-out|change-language))\.tsx?$|compiled\/messages\/(call_|failure_(title|validation|short))/;

const shopWindows =
  /features\/discovery\/(?!search-form|listing-(filters|search)|find-choice|place\.|suggestions)|compiled\/messages\/(home_(?!packages\.)|results_)/;

const forms =
  /features\/(forms(?!\/decimal)|accounts\/(auth-page|new-passwords|selling-gains|use-entering|guarded|way-around|safe-return))\b|ui\/(field|text-field|select|confirm-dialog|question-dialog)\.tsx$|api\/send-form\.ts$|compiled\/messages\/(forms|join|login|password|signup)_/;

const profile =
  /features\/(pictures\/(?!photos\/)|businesses\/profile\/(?!edit-profile))|compiled\/messages\/(picture|profile)_/;

const publishing =
  /features\/(publishing\/(?!product\/)|forms\/decimal-)|ui\/stepper\.tsx$|compiled\/messages\/(publish|product(?!_(draft|conflict|color)_)|package|sale)_/;

/** The form of a product is on two pages, and on no other. */
const productForm =
  /features\/(publishing\/product\/|pictures\/photos\/)|node_modules\/(@dnd-kit|idb-keyval)\/|compiled\/messages\/(photos|api|product_(draft|conflict|color))_/;

/** A field whose words lead to a list below it: the search's suggestions, values of facets, a seller's own products. */
const typing = /(web\/ui\/use-(combobox|room-below)|contract\/fold-name)\.ts$/;

/** What the page of a piece has in common with its seller's tables. */
const piece = /features\/catalogue\/(share|gallery\/)|compiled\/messages\/share_/;

const maker = /features\/businesses\/(?!profile\/(?!edit-profile))|compiled\/messages\/business_/;

/**
 * React and the router in one file that changes seldom; what several pages share in others. A group takes what its
 * modules import along, unless one with a higher priority has it already.
 */
const chunkGroups = [
  {
    name: 'platform',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  // What colours are called: for pages that name one, which home as it opens does not.
  { name: 'colors', test: /(contract\/colors|catalogue\/color-(name|choices))\.ts$/, priority: 4 },
  // What the pages that list pieces have in common, and the page of one piece does without.
  { name: 'shop-windows', test: shopWindows, minShareCount: 2, priority: 2 },
  // What several pages to read have in common, and no shop window needs.
  { name: 'reading', test: reading, minShareCount: 2, priority: 0 },
  // What forms and buttons that ask the server have in common.
  { name: 'calls', test: calls, minShareCount: 2, priority: 2 },
  // What pages with a form have in common, and of those the ones with a profile.
  { name: 'forms', test: forms, minShareCount: 2, priority: 0 },
  { name: 'profile', test: profile, minShareCount: 2, priority: 0 },
  // What the pages have in common on which sellers publish, and what lists below fields have in common.
  { name: 'publishing', test: publishing, minShareCount: 2, priority: 0 },
  { name: 'typing', test: typing, minShareCount: 2, priority: 0 },
  // Last, as it would take along what it imports of the others.
  { name: 'product-form', test: productForm, minShareCount: 2, priority: 0 },
  { name: 'piece', test: piece, minShareCount: 2, priority: 0 },
  // What a business's page has in common with its owner's view of it.
  { name: 'maker', test: maker, minShareCount: 2, priority: 1 },
  {
    name: 'shared',
    test: (id: string) =>
      ![
        reading,
        calls,
        shopWindows,
        forms,
        profile,
        publishing,
        productForm,
        typing,
        piece,
        maker,
      ].some((part) => part.test(id)),
    minShareCount: 2,
    priority: 3,
  },
];

/** The builds for the browser, by their names in Vite. The first also serves the source during development. */
const languageOf: Record<string, Language> = { client: 'al', english: 'en' };

const browserBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: `.vite/${language}.json`,
    target: 'es2022',
    // Fonts stay files of their own, so that they can be fetched ahead and kept for good.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['entry-start.ts', 'entry-client.tsx', 'styles/sellers.css'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});

/*
 * `vite build` makes the browser's files, once for each language and with a manifest for each, and one server module
 * that holds React and the router in their production form, whatever NODE_ENV the server runs with. The files of
 * earlier builds stay: a process that runs, and a page that is open, still ask for them.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    speakOneLanguage(languageOf),
    shakeRouter(),
    plainImports(),
    compressFiles(),
  ],
  builder: {},
  define:
    command === 'build'
      ? {
          // Without it the server's module would carry React's development form, several times slower.
          'process.env.NODE_ENV': '"production"',
          // React's developer tools look at pages under development.
          __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
        }
      : {},
  environments: {
    client: browserBuild('al'),
    ...(command === 'build' ? { english: browserBuild('en') } : {}),
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
}));
