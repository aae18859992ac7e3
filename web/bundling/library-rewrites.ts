import type { Rewrite } from './rewrite-libraries.ts';

const router = /\/react-router\/dist\/production\/.*\.js$/;

/**
 * Lets the bundler drop the parts of React Router that no page uses: links, forms, prefetching and warnings. They would
 * stay because nothing marks them as free of side effects.
 */
export const libraryRewrites: readonly Rewrite[] = [
  {
    what: "the router's names of components for React's developer tools",
    files: router,
    // A property assignment, which a bundler must keep.
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
    // Warnings only; serious errors throw instead, and stay.
    pattern: /(?<=^\t+)(?=warning(?:Once)?\()/gm,
    replacement: '/* @__PURE__ */ ',
  },
];
