import type { Operation } from '../document/operation.ts';

/** Finds the call that an address means, which after spoiling need not be the one it was made from. */
export function createFinder(operations: Operation[], server: string) {
  const known = operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${server}${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      freedom: operation.path.split('{').length,
    }))
    // `/imports/last` before `/imports/{id}`.
    .sort((a, b) => a.freedom - b.freedom);
  return (method: string, address: string): Operation | null => {
    const { pathname } = new URL(address, 'http://localhost');
    // HEAD is GET without the body.
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = known.find(
      ({ operation, pattern }) => operation.method === asked && pattern.test(pathname),
    );
    return found?.operation ?? null;
  };
}
