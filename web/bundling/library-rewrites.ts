import type { Rewrite } from './rewriter.ts';

const router = /\/react-router\/dist\/production\/.*\.js$/;

/**
 * What lets the bundler leave out what no page uses of React Router: its links, forms, prefetching and warnings. They
 * stay in only because nothing says that they have no effect of their own.
 */
export const libraryRewrites: readonly Rewrite[] = [
  {
    what: "the router's names of components for React's developer tools",
    files: router,
    // A write to a property, which a bundler must keep.
    pattern: /^\t*\w+\.displayName = "[^"]*";$/gm,
    replacement: '',
  },
  {
    what: "the router's calls that make components",
    files: router,
    pattern: /(?<== )(?=React(?:\$1)?\.(?:forwardRef|memo|createContext)\()/g,
    replacement: '/* @__PURE__ */ ',
  },
  {
    what: "the router's hints for developers on the console",
    files: router,
    // What is wrong enough to stop throws instead, and stays.
    pattern: /(?<=^\t+)(?=warning(?:Once)?\()/gm,
    replacement: '/* @__PURE__ */ ',
  },
];
