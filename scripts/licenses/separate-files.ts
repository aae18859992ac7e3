interface Separate {
  packages: RegExp;
  /** Why whoever runs the product can replace it, as its license demands. */
  how: string;
}

/** Licenses that ask for something in return: the source of changes, or that the part can be replaced. */
export const copyleft = /GPL|MPL|EPL|CDDL|OFL|EUPL|SSPL|BUSL/;

/** What is under such a license, and how it stays a file of its own. Anything not named here is refused by the tests. */
export const separateFiles: readonly Separate[] = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    how: 'libvips, which decodes and encodes pictures: a shared library in a package of its own beside sharp, unchanged. Another build of it takes its place in `node_modules/@img/`, or the system’s own when sharp is built with `SHARP_FORCE_GLOBAL_LIBVIPS=1`.',
  },
  {
    packages: /^web-push$/,
    how: 'Push messages: source files in `node_modules/web-push/`, unchanged and loaded from there at run time.',
  },
  {
    packages: /^lightningcss(-|$)/,
    how: 'A tool that writes the style sheets during the build. Nothing of it is in what it writes.',
  },
  {
    packages: /^axe-core$/,
    how: 'A tool of the browser tests. It is not part of the product.',
  },
  {
    packages: /^@fontsource(-variable)?\/instrument-sans$/,
    how: 'The font: files of their own, with the license beside them (`web/styles/fonts/LICENSE`). The build cuts the core font out of it (`web/styles/fonts/README.md`); it keeps the license, and reserves no name.',
  },
];
