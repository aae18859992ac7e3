/** A package's entry in package-lock.json. */
interface Entry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Entry>;
}

export interface Package {
  name: string;
  version: string;
  license: string;
  /** Serves only building and testing. */
  isTool: boolean;
}

/** Licenses that a package has in its own files, but not in the field that the lock copies. */
const unstated: Record<string, string> = {
  '@inlang/plugin-message-format': 'MIT',
  busboy: 'MIT',
  'sqlite-wasm-kysely': 'MIT',
  streamsearch: 'MIT',
};

const folder = 'node_modules/';

/**
 * All packages of others that the lock names, for every platform, by name and version.
 * @throws when a package has no known license
 */
export function readPackages({ packages }: Lock): Package[] {
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    const at = path.lastIndexOf(folder);
    if (at < 0 || entry.link) continue;
    const name = path.slice(at + folder.length);
    const { version = '', dev = false } = entry;
    const license = entry.license ?? unstated[name];
    if (license === undefined) throw new Error(`${name} has no known license: look into its files`);
    const id = `${name} ${version}`;
    // A package that is in the tree twice counts as what it serves most.
    found.set(id, { name, version, license, isTool: dev && (found.get(id)?.isTool ?? true) });
  }
  return [...found.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
