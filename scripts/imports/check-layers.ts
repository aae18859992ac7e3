import { isForTests, type Import } from './read-imports.ts';

/**
 * The folders of a workspace that has a `platform/`, from the lowest layer up. What lies beside them, such as the files
 * at the top of the workspace, assembles them: nothing up to the platform imports it; features and routes may, as long
 * as no circle results.
 */
const order = ['ui', 'api', 'platform', 'features', 'routes'];
const platform = order.indexOf('platform');

/** Returns a check for the imports of one workspace: what is wrong with an import, or null. */
export function checkLayers(all: readonly Import[]): (found: Import) => string | null {
  const folders = new Set(all.map(({ file }) => file.slice(0, file.indexOf('/') + 1)));
  const hasIndexes = all.some(({ file }) => /^features\/[^/]+\/index\.ts$/.test(file));
  return ({ file, specifier, target }) => {
    if (target === null) return null;
    if (folders.has('platform/')) {
      const fault = layerFault(file, target);
      if (fault !== null) return `imports ${specifier}: ${fault}`;
    }
    return hasIndexes && passesIndex(file, target)
      ? `imports ${specifier}, which reaches into a feature past its index.ts.`
      : null;
  };
}

function layerFault(file: string, target: string): string | null {
  const [layer = '', aim = ''] = [file, target].map((path) => path.split('/')[0]);
  const [from, to] = [order.indexOf(layer), order.indexOf(aim)];
  if (from === -1 || isForTests(file)) return null;
  if (to > from) return `${layer}/ knows nothing of ${aim}/, which stands above it.`;
  if (to === -1 && from <= platform) {
    return `${layer}/ knows nothing of what puts the layers together.`;
  }
  return null;
}

function passesIndex(file: string, target: string): boolean {
  const [aim, feature, entry] = target.split('/');
  if (aim !== 'features') return false;
  const source = file.split('/');
  const isOwn = source[0] === 'features' && source[1] === feature;
  // The files at the top of the workspace may also import a feature's routes.
  const isPublic = entry === 'index.ts' || (source.length === 1 && entry === 'routes.ts');
  return !isOwn && !isPublic && source[0] !== 'testing';
}
