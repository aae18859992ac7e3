import type { Plugin } from 'vite';

/** Names of components, for React's developer tools: a write to a property, which a bundler must keep. */
const displayNames = /^\t*\w+\.displayName = "[^"]*";$/gm;
const pureCalls = /(?<== )(?=React(?:\$1)?\.(?:forwardRef|memo|createContext)\()/g;
/** Hints for developers on the console; what is wrong enough to stop throws, and stays. */
const warnings = /(?<=^\t+)(?=warning(?:Once)?\()/gm;

/**
 * Lets the bundler leave out what no page uses of React Router: its links, forms and their prefetching, and its
 * warnings. They stay in only because nothing tells the bundler that they have no effect of their own.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(displayNames, '')
          .replaceAll(pureCalls, '/* @__PURE__ */ ')
          .replaceAll(warnings, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
